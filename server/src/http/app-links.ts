import { APP_LINK_PATHS } from "@kalivo/domain/app-links.ts";
import { OWN_BUNDLE } from "@kalivo/domain/efforts/trust.ts";
import type { FastifyInstance } from "fastify";
import type { AppLinksConfig } from "../config/app-links.ts";

/** The association files of Android and iOS, which let an app open our links; 404 when no app is configured. */
export function mountAppLinks(app: FastifyInstance, { androidCertificates, appleTeamId }: AppLinksConfig) {
  // https://developer.android.com/training/app-links/verify-android-applinks
  const android = androidCertificates.length > 0 && [
    {
      relation: ["delegate_permission/common.handle_all_urls"],
      target: {
        namespace: "android_app",
        package_name: OWN_BUNDLE,
        sha256_cert_fingerprints: androidCertificates,
      },
    },
  ];
  // https://developer.apple.com/documentation/xcode/supporting-associated-domains
  const apple = appleTeamId !== null && {
    applinks: {
      details: [
        {
          appIDs: [`${appleTeamId}.${OWN_BUNDLE}`],
          components: APP_LINK_PATHS.map((path) => ({ "/": path.endsWith("/") ? `${path}*` : path })),
        },
      ],
    },
  };
  const files = { "assetlinks.json": android, "apple-app-site-association": apple };
  for (const [name, content] of Object.entries(files)) {
    app.get(`/.well-known/${name}`, { schema: { hide: true } }, (_, reply) =>
      content === false
        ? reply.code(404).send({ message: "Not found." })
        : reply.type("application/json").send(JSON.stringify(content)),
    );
  }
}
