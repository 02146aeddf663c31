# The website and its workers: one image, and ROLE says what a container does. docs/run-it.md tells how to use it.
# `npm run try -- container` carries out these instructions in a fresh Debian, without Docker.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /srv/website
COPY package.json package-lock.json ./
RUN npm install --no-save --ignore-scripts --no-fund --no-audit --loglevel=error
COPY . .
# Every page holds the public address: an image is for one site.
ARG SITE_URL
ARG MEASUREMENT_ID
RUN node bin/build.ts

FROM node:24.21.0-bookworm-slim
WORKDIR /srv/website
COPY package.json package-lock.json ./
# Optional packages are for building, and Node itself, which the image has.
RUN npm install --no-save --ignore-scripts --omit=dev --omit=optional --no-fund --no-audit --loglevel=error && npm cache clean --force
COPY audit audit
COPY bin bin
COPY contracts contracts
COPY database database
COPY language language
COPY server server
COPY --from=build /srv/website/dist dist
RUN mkdir --mode=700 /data && chown node:node /data
VOLUME /data
ARG SITE_URL
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data/website SITE_URL=$SITE_URL
EXPOSE 4321
USER node
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 4321}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/start.ts"]
