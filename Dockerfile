# Listpass with its database, from the archive of a release or from a checkout:  docker build -t listpass .
# Without the database, for one elsewhere (docs/scaling.md):  docker build --target server -t listpass .
FROM node:26-bookworm-slim AS files
WORKDIR /from
COPY . .
RUN if [ -d web/app ]; then npm ci && npm run build && node scripts/lay-out.ts /listpass; else cp -R . /listpass; fi
WORKDIR /listpass

FROM files AS with-database
RUN npm ci

FROM files AS without-database
RUN npm ci --omit=optional

FROM debian:bookworm-slim AS base
RUN apt-get update && apt-get install --yes --no-install-recommends libatomic1 libstdc++6 && rm -rf /var/lib/apt/lists/* \
  && useradd --uid 1000 --home-dir /var/lib/listpass --create-home listpass && chmod 700 /var/lib/listpass
ENV NODE_ENV=production PATH=/usr/lib/listpass/node_modules/.bin:/usr/bin:/bin
VOLUME /var/lib/listpass
WORKDIR /var/lib/listpass
USER listpass
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT ?? 3000) + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "/usr/lib/listpass/scripts/listpass.mjs"]
CMD ["start"]

FROM base AS server
COPY --from=without-database /listpass /usr/lib/listpass

FROM base
COPY --from=with-database /listpass /usr/lib/listpass
