# Two images. The last one is for a database elsewhere (docs/scaling.md). The target `alone` brings the embedded database along:
#   docker build --target alone -t listpass . (docs/tonight.md)
FROM node:26-bookworm-slim AS build
WORKDIR /listpass
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && node scripts/lay-out.ts /released

FROM node:26-bookworm-slim AS server
WORKDIR /listpass
ENV NODE_ENV=production DATA_DIR=/var/lib/listpass
COPY --from=build /released ./
RUN mkdir -p /var/lib/listpass && chown node:node /var/lib/listpass
VOLUME /var/lib/listpass
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT ?? 3000) + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.ts"]

FROM server AS alone
RUN npm ci --omit=dev --no-audit --no-fund && npm cache clean --force
USER node

FROM server
RUN npm ci --omit=dev --omit=optional --no-audit --no-fund && npm cache clean --force
USER node
