// How many props each component of the web application takes, read from the types in its source.
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync, type Expression, type Function, type ParamPattern, type Statement, type TSType } from "oxc-parser";

type Place = { file: string; name: string };
type Module = {
  types: Map<string, TSType>;
  /** By the local name: where a type comes from. */
  imports: Map<string, Place>;
  components: { name: string; props: TSType }[];
};

const modules = new Map<string, Module>();
const contract = join(import.meta.dirname, "../packages/contract/src");

/** Types of libraries are theirs to count. */
function addressOf(from: string, source: string): string | null {
  const own = source.startsWith(".") ? join(dirname(from), source) : source.replace(/^@atalaya\/contract/, contract);
  return existsSync(own) ? own : null;
}

function typeOf(parameter: ParamPattern | undefined): TSType | null {
  return parameter && "typeAnnotation" in parameter ? (parameter.typeAnnotation?.typeAnnotation ?? null) : null;
}

function addComponent(found: Module, name: string | undefined, drawn: Function | Expression | null): void {
  const isFunction = drawn && "params" in drawn && /Function/.test(drawn.type);
  const props = isFunction ? typeOf((drawn as Function).params[0]) : null;
  if (name && /^[A-Z]/.test(name) && props) found.components.push({ name, props });
}

function readStatement(file: string, found: Module, statement: Statement): void {
  if (statement.type === "ExportNamedDeclaration") {
    if (statement.declaration) readStatement(file, found, statement.declaration as Statement);
  } else if (statement.type === "ImportDeclaration") {
    const address = addressOf(file, statement.source.value);
    for (const one of address ? statement.specifiers : [])
      if (one.type === "ImportSpecifier" && "name" in one.imported)
        found.imports.set(one.local.name, { file: address!, name: one.imported.name });
  } else if (statement.type === "TSTypeAliasDeclaration") found.types.set(statement.id.name, statement.typeAnnotation);
  else if (statement.type === "FunctionDeclaration") addComponent(found, statement.id?.name, statement);
  else if (statement.type === "VariableDeclaration")
    for (const { id, init } of statement.declarations) addComponent(found, "name" in id ? id.name : undefined, init);
}

function moduleAt(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const found: Module = { types: new Map(), imports: new Map(), components: [] };
  modules.set(file, found);
  for (const statement of parseSync(file, readFileSync(file, "utf8")).program.body)
    readStatement(file, found, statement as Statement);
  return found;
}

/** The words of `"a" | "b"`. */
function literalsOf(type: TSType | undefined): string[] {
  if (type?.type === "TSUnionType") return type.types.flatMap(literalsOf);
  return type?.type === "TSLiteralType" && "value" in type.literal ? [String(type.literal.value)] : [];
}

/** The names of what a type holds; nothing of what a library declares. */
function namesIn(type: TSType | undefined, file: string): Set<string> {
  if (type?.type === "TSTypeLiteral")
    return new Set(type.members.flatMap((it) => ("key" in it && "name" in it.key ? [String(it.key.name)] : [])));
  if (type?.type === "TSIntersectionType") return new Set(type.types.flatMap((it) => [...namesIn(it, file)]));
  if (type?.type !== "TSTypeReference" || !("name" in type.typeName)) return new Set();
  const { name } = type.typeName;
  const [whole, part] = type.typeArguments?.params ?? [];
  if (name === "Pick") return new Set(literalsOf(part));
  if (name === "Omit") return namesIn(whole, file).difference(new Set(literalsOf(part)));
  if (["Partial", "Required", "Readonly"].includes(name)) return namesIn(whole, file);
  const { types, imports } = moduleAt(file);
  const imported = imports.get(name);
  if (imported) return namesIn(moduleAt(imported.file).types.get(imported.name), imported.file);
  return namesIn(types.get(name), file);
}

/** Every component below `folder` with the names of its props. */
export const componentsIn = (folder: string): { file: string; name: string; props: string[] }[] =>
  globSync("**/*.tsx", { cwd: folder })
    .filter((file) => !file.includes(".test."))
    .flatMap((file) =>
      moduleAt(join(folder, file)).components.map(({ name, props }) => ({
        file,
        name,
        props: [...namesIn(props, join(folder, file))],
      })),
    );
