# The bot, or with another command the data service alone: docker run … node src/cli/service.ts
FROM node:26-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM node:26-slim
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY package.json ./
COPY --from=dependencies /app/node_modules node_modules
COPY src src
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=60s --timeout=5s --start-period=30s --retries=3 CMD ["node", "src/cli/healthcheck.ts"]
CMD ["node", "--max-semi-space-size=32", "--v8-pool-size=1", "--import", "./src/platform/preload.mjs", "src/main.ts"]
