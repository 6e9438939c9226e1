# The console in one image. It needs nothing from outside once built; data lives in /data, backups go to /backups.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci && npm run build

FROM node:24-bookworm-slim
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/contract packages/contract
COPY packages/server packages/server
COPY packs packs
# `docker compose exec console npm run atalaya -- backup` and its like.
COPY scripts/atalaya.mjs scripts/check-node.mjs scripts/
COPY packages/web/package.json packages/web/package.json
COPY packages/e2e/package.json packages/e2e/package.json
COPY bench/package.json bench/package.json
# The server's own libraries only; the web application arrives built. npm brings the Node that runs it.
RUN npm ci --omit=dev -w @atalaya/contract -w @atalaya/server --include-workspace-root && npm cache clean --force
COPY --from=build /app/packages/web/dist packages/web/dist
RUN mkdir /data /backups && chown node /data /backups
USER node
ENV HOST=0.0.0.0 PORT=8080 DATA_DIR=/data BACKUP_TO=/backups NODE_ENV=production
VOLUME ["/data", "/backups"]
EXPOSE 8080
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:8080/health/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# The flag as in `npm start`: it holds memory down where many ask at once.
CMD ["node_modules/.bin/node", "--max-semi-space-size=8", "packages/server/src/main.ts"]
