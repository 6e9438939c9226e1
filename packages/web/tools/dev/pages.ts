// What the server does for the pages, done by Vite in development: which address shows which page, and with which texts.
import type { Plugin } from "vite";
import { loginPaths } from "../../src/login/views.ts";

/** What the server answers also in development. */
export const answeredByServer = String.raw`^/(?:(?:api|public|health)(?:/|$)|config(?:-login)?\.js|robots\.txt)`;

const forServer = new RegExp(answeredByServer);
const hotWords = "/tools/dev/hot-words.ts";

/** `settled`: a request to a server that is starting waits for it. */
export function pages(settled: () => Promise<unknown>): Plugin {
  return {
    name: "atalaya-pages",
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        const path = request.url?.split("?")[0] ?? "";
        if (loginPaths.includes(path)) request.url = "/login.html";
        if (forServer.test(path)) void settled().then(() => next());
        else next();
      });
    },
    transformIndexHtml: {
      order: "pre",
      handler: () => [{ tag: "script", attrs: { type: "module", src: hotWords }, injectTo: "head" }],
    },
  };
}
