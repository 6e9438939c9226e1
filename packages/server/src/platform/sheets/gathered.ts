// Rows of a list that are held in memory until the last is there: so many and no more.
import { FieldProblem } from "../http/problem.ts";

/** 422 on `format` as soon as there are more. */
export async function* gathered<Row>(batches: AsyncIterable<Row[]>, maximum: number): AsyncGenerator<Row[]> {
  let count = 0;
  for await (const rows of batches) {
    count += rows.length;
    if (count > maximum) throw new FieldProblem({ format: { code: "export_rows", parameters: { maximum } } });
    yield rows;
  }
}
