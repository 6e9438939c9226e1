// The fields of a text: both languages side by side, and where it stands.
import { articlesOf, type Article, type ArticleKind } from "@atalaya/contract/resources/articles.ts";
import { fieldsOf, useLabelOf } from "../../forms/fields-of.tsx";
import { ManyChoice, type ManyOption } from "../../forms/choices/many-choice.tsx";
import { Row, Section } from "../../forms/section.tsx";
import { Swatch } from "../../ui/swatch.tsx";
import { pick, useLanguage, useWords } from "../../ui/words.ts";
import { useLegalChoice } from "../legal-documents/queries.ts";
import { useVariableOptions } from "../variables/queries.ts";
import { useTopics } from "./queries.ts";
import { colorWord, plainPicture, topicColors, topicIcons } from "./topic-pictures.ts";

const fields = { topics: fieldsOf(articlesOf("topics")), faqs: fieldsOf(articlesOf("faqs")) };

type ArticleFieldsProps = { kind: ArticleKind; article: Article | null; isReadOnly: boolean };

export function ArticleFields({ kind, article, isReadOnly }: ArticleFieldsProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { Text, RichText, Choice } = fields[kind];
  const labelOf = useLabelOf(articlesOf(kind));
  const documents = useLegalChoice(article?.documents ?? []);
  const known: ManyOption[] = (article?.variables ?? []).map((it) => ({
    value: it.id,
    label: pick(language, it.name_es, it.name_en),
  }));
  const all = [...known, ...useVariableOptions()];
  const variables = [...new Map(all.map((it) => [it.value, it])).values()];
  const topics = useTopics()
    .filter((topic) => kind === "faqs" || (topic.parent_id === null && topic.id !== article?.id))
    .map((topic) => ({ value: topic.id, label: pick(language, topic.title_es, topic.title_en) }));
  return (
    <>
      <Section title={t("text_section")}>
        <Row>
          <Text name="title_es" isReadOnly={isReadOnly} />
          <Text name="title_en" isReadOnly={isReadOnly} />
        </Row>
        <Row>
          <RichText name="body_es" isReadOnly={isReadOnly} help={t("text_body_help")} />
          <RichText name="body_en" isReadOnly={isReadOnly} />
        </Row>
      </Section>
      {kind === "topics" && (
        <Section title={t("text_related_section")}>
          <ManyChoice name="document_ids" label={labelOf("document_ids")} options={documents} isReadOnly={isReadOnly} />
          <ManyChoice name="variable_ids" label={labelOf("variable_ids")} options={variables} isReadOnly={isReadOnly} />
        </Section>
      )}
      <Section title={t("text_place_section")}>
        <Row>
          <Choice name="parent_id" options={topics} emptyLabel={t("text_no_topic")} isReadOnly={isReadOnly} />
          <Text name="slug" isReadOnly={isReadOnly} help={t("text_slug_help")} />
        </Row>
        {kind === "topics" && (
          <>
            <Row>
              <Choice
                name="icon"
                emptyLabel={t("text_no_icon")}
                isReadOnly={isReadOnly}
                options={topicIcons.map((icon) => ({
                  value: icon,
                  label: t(`topic_icon.${icon}`),
                  picture: <Swatch icon={icon} color={plainPicture} size={20} />,
                }))}
              />
              <Choice
                name="color"
                emptyLabel={t("text_no_color")}
                isReadOnly={isReadOnly}
                options={topicColors.map((color) => ({
                  value: color,
                  label: t(colorWord(color)),
                  picture: <Swatch icon="circle" color={color} size={20} />,
                }))}
              />
            </Row>
            <Text name="image_url" isReadOnly={isReadOnly} help={t("text_image_help")} />
          </>
        )}
      </Section>
    </>
  );
}
