# The digest is that of the list of images for all architectures.
ARG NODE=node:24.21.0-bookworm-slim@sha256:2fe369e969550cde8e867afc3fe370b260140cab4a23d467074295b42163d553

# Builds the workbench, the service and the command line with all their dependencies into dist/.
# The result is the same for every architecture, so it is built on that of the machine.
FROM --platform=$BUILDPLATFORM $NODE AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build && npm run build:file
# The list of shipped packages, as CycloneDX.
RUN npm sbom --omit=dev --sbom-format=cyclonedx --sbom-type=application > dist/sbom.cdx.json

# The image needs only Node and writes no files: run it with --read-only.
FROM $NODE
LABEL org.opencontainers.image.title="Billwright" org.opencontainers.image.licenses="Apache-2.0" org.opencontainers.image.source="https://github.com/billwright/billwright"
ENV NODE_ENV=production PORT=8080
WORKDIR /app
COPY package.json LICENSE ./
COPY --from=build /app/dist ./dist
USER 1000:1000
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/livez`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "dist/node/cli.js"]
CMD ["serve", "--host", "0.0.0.0", "--log", "json"]
