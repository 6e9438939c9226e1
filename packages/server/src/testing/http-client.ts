// Somebody who calls a server process over HTTP, with a token once he is signed in.

export type HttpClient = {
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: object | FormData): Promise<T>;
  put<T>(path: string, body: object): Promise<T>;
  bytes(path: string): Promise<Buffer>;
};

/** Signs in at a server; every answer that is none of success throws. */
export async function signedIn(address: string, account: { email: string; password: string }): Promise<HttpClient> {
  let token = "";
  const call = async (path: string, body?: object | FormData, method = body ? "POST" : "GET") => {
    const isForm = body instanceof FormData;
    const answer = await fetch(address + path, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && !isForm && { "content-type": "application/json" }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const json = async <T>(path: string, body?: object | FormData, method?: string) => {
    const text = await (await call(path, body, method)).text();
    return (text === "" ? null : JSON.parse(text)) as T;
  };
  token = (await json<{ token: string }>("/api/login", account)).token;
  return {
    get: (path) => json(path),
    post: (path, body) => json(path, body),
    put: (path, body) => json(path, body, "PUT"),
    bytes: async (path) => Buffer.from(await (await call(path)).arrayBuffer()),
  };
}
