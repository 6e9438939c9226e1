// The fields of a report that stand alone, with the labels of the contract.
import { fieldsOf } from "../../../forms/fields-of.tsx";
import { written } from "./report-noun.ts";

export const Fields = fieldsOf(written);
