// Calls beside those that every noun has, by method and address: the contract says what each answers.
import type { z } from "zod";
import type { calls } from "@atalaya/contract/calls.ts";
import { request, type RequestOptions } from "./request.ts";

type Calls = typeof calls;
export type CallName = keyof Calls;

/** What stands for the names with a colon in an address. */
type Parts<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { [N in Name]: string | number } & Parts<Rest>
  : Path extends `${string}:${infer Name}`
    ? { [N in Name]: string | number }
    : unknown;

type Options<K> = K extends CallName ? Omit<RequestOptions, "method"> & Parts<K> : never;

/** `call("POST users/:id/invitation", { id: 5 })`. Throws as `request` does. */
export function call<K extends CallName>(name: K, options: Options<K>): Promise<z.output<Calls[K]>> {
  const [method, path] = name.split(" ") as [RequestOptions["method"], string];
  const parts = options as Readonly<Record<string, string | number>>;
  const address = path.replaceAll(/:(\w+)/g, (_, part: string) => String(parts[part]));
  return request(address, { ...options, method }) as Promise<z.output<Calls[K]>>;
}
