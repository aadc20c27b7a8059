// Who may import whom: one direction, domain <- contract, words <- server, web. Numbers are those of docs/architecture.md, where the reasons stand.
const within = (name) => `^${name}/`;

module.exports = {
  forbidden: [
    {
      name: "1-domain-imports-nothing",
      severity: "error",
      from: { path: "^domain/src", pathNot: "[.]test[.]ts$" },
      to: { pathNot: "^domain/src" },
    },
    {
      name: "2-contract-imports-domain-and-zod",
      severity: "error",
      from: { path: "^contract/src", pathNot: "[.]test[.]ts$" },
      to: { pathNot: ["^contract/src", "^domain/src", "node_modules/zod"] },
    },
    {
      name: "2-words-import-domain",
      severity: "error",
      from: { path: "^words/src", pathNot: "[.]test[.]ts$" },
      to: { pathNot: ["^words/src", "^domain/src"] },
    },
    {
      name: "3-web-never-sees-server",
      severity: "error",
      from: { path: within("web") },
      to: { path: within("server") },
    },
    {
      name: "3-server-never-sees-web",
      severity: "error",
      from: { path: within("server") },
      to: { path: within("web") },
    },
    {
      name: "3-shared-never-sees-server-or-web",
      severity: "error",
      from: { path: "^(domain|contract|words)/" },
      to: { path: "^(server|demo|web)/" },
    },
    {
      name: "3-the-first-paint-takes-types-only-from-the-contract",
      comment:
        "answers are types; a form's schema comes with the form's own chunk (the size budget watches the entry)",
      severity: "error",
      from: { path: "^web/src/(app|lib|ui)/", pathNot: "[.]test[.]tsx?$" },
      to: { path: "^contract/src/(?!(form-data)[.]ts)", dependencyTypesNot: ["type-only", "dynamic-import"] },
    },
    {
      name: "4-a-screen-never-imports-a-screen",
      severity: "error",
      from: { path: "^web/src/screens/([^/]+)/" },
      to: { path: "^web/src/screens/", pathNot: "^web/src/screens/$1/" },
    },
    {
      name: "4-features-never-import-screens-or-app",
      severity: "error",
      from: { path: "^web/src/features" },
      to: { path: "^web/src/(screens|app|boot/(?!loading/))" },
    },
    {
      name: "4-ui-and-lib-are-at-the-bottom",
      severity: "error",
      from: { path: "^web/src/(ui|lib)/" },
      to: { path: "^web/src/(screens|features|app|boot/(?!loading/))" },
    },
    {
      name: "5-an-implementation-knows-its-port-and-the-domain",
      severity: "error",
      from: { path: "^server/src/adapters/([^/]+)/", pathNot: "[.](test|suite)[.]ts$" },
      to: {
        path: "^server/src/(features|jobs|http|cli|mails)/|^server/src/adapters/",
        pathNot: ["^server/src/adapters/$1/", "^server/src/adapters/clock/port[.]ts$"],
      },
    },
    {
      name: "5-no-implementation-knows-another",
      severity: "error",
      from: {
        path: "^server/src/adapters/([^/]+)/([^/]+)/",
        pathNot: ["[.](test|suite)[.]ts$", "^server/src/adapters/[^/]+/suite/"],
      },
      to: { path: "^server/src/adapters/$1/[^/]+/", pathNot: "^server/src/adapters/$1/$2/" },
    },
    {
      name: "5-an-implementation-never-reaches-the-database",
      severity: "error",
      from: { path: "^server/src/adapters/", pathNot: "[.](test|suite)[.]ts$" },
      to: { path: "^server/src/db/" },
    },
    {
      name: "5-only-main-names-implementations",
      severity: "error",
      from: {
        path: "^server/src",
        pathNot: ["^server/src/(main|compose)", "^server/src/adapters/", "[.]test[.]ts$"],
      },
      to: { path: "^server/src/adapters/[^/]+/(?!port[.])" },
    },
    {
      name: "7-features-never-import-jobs",
      severity: "error",
      from: { path: "^server/src/(features|adapters)" },
      to: { path: "^server/src/jobs/", pathNot: "due-steps[.]ts$" },
    },
    {
      name: "7-the-database-is-below-the-features",
      severity: "error",
      from: { path: "^server/src/db", pathNot: "^server/src/db/checks/" },
      to: { path: "^server/src/(features|jobs|http)/" },
    },
    {
      name: "9-no-cycles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only", "dynamic-import"] } },
    },
    {
      name: "11-the-server-reaches-the-demo-in-one-place",
      comment: "what production loads must hold without the folder; tests may live in a demo",
      severity: "error",
      from: {
        path: "^server/src",
        pathNot: ["[.](test|suite)[.]ts$", "^server/src/compose/demo[.]ts$"],
      },
      to: { path: within("demo") },
    },
    {
      name: "11-the-demo-is-loaded-when-it-is-asked-for",
      severity: "error",
      from: { path: "^server/src/compose/demo[.]ts$" },
      to: { path: within("demo"), dependencyTypesNot: ["dynamic-import"] },
    },
    {
      name: "11-web-and-demo-never-see-each-other",
      severity: "error",
      from: { path: "^(web|demo)/" },
      to: { path: "^(web|demo)/", pathNot: "^$1/" },
    },
    {
      name: "12-only-compose-and-main-know-the-mails",
      comment: "a feature enqueues by name; tests may look at a mail",
      severity: "error",
      from: {
        path: "^server/src",
        pathNot: ["^server/src/(compose|mails)/", "^server/src/main[.]ts$", "[.]test[.]ts$"],
      },
      to: { path: "^server/src/mails/" },
    },
    {
      name: "12-a-mail-never-imports-a-mail",
      severity: "error",
      from: { path: "^server/src/mails/([^/]+)/", pathNot: "[.]test[.]ts$" },
      to: { path: "^server/src/mails/[^/]+/", pathNot: "^server/src/mails/$1/" },
    },
    {
      name: "everything-resolves",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^(virtual:|node:)|[?]url$" }, // `?url` is the bundler's
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["dist/", "[.]gen[.]ts$"] },
    tsPreCompilationDeps: true,
    detectProcessBuiltinModuleCalls: false,
    tsConfig: { fileName: "tsconfig.base.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".css"],
    },
  },
};
