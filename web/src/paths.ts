// Every path of the product: the first table is that of specification §2.1, word for word; the second is our own. Imports
// nothing, so that every module may import it.

export const specifiedPaths = {
  home: "/",
  community: "/community",
  communityTab: "/community/{tab}",
  act: "/act",
  feedback: "/feedback",
  settings: "/settings",
  privacy: "/privacy",
  admin: "/admin",
  scan: "/scan",
  code: "/code/{code}",
  manageCodes: "/codes",
  organisation: "/organisation/{id}",
  userOrganisations: "/user/organisation",
  workouts: "/workouts",
  manageTeams: "/teams",
  team: "/team/{id}",
  stripeTeam: "/stripe/{id}",
  stripe: "/stripe",
  userProfileBack: "/user/{id}/back",
  userProfile: "/user/{id}",
  blacklistOrganisationsUser: "/blacklist",
  blacklistOrganisationsTeam: "/blacklist/{id}",
  forgot: "/forgot",
  reset: "/reset/{code}",
  healthApp: "/health",
  finishIntegrationOauth: "/integration/finishOauth",
  register: "/register",
  chooseType: "/register/type",
  connectHealth: "/register/health",
  firstBurner: "/register/burner",
  lastInformations: "/register/last",
} as const;

export const ownPaths = {
  registered: "/register/done",
  resetWithout: "/reset",
  statements: "/statements",
  statement: "/statements/{id}",
  notice: "/notice/{code}",
  confirm: "/confirm/{code}",
  entrance: "/for/{code}",
  raised: "/raised",
  news: "/news",
  transparency: "/transparency",
} as const;

/** The tabs of the community, in order. */
export const COMMUNITY_TABS = ["burners", "donors", "teams", "organisations"] as const;

/** The allowed values of a path parameter; any other makes the path unknown. */
const allowed: Readonly<Partial<Record<PathName, readonly string[]>>> = { communityTab: COMMUNITY_TABS };

const paths = { ...specifiedPaths, ...ownPaths };

export type PathName = keyof typeof paths;

type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never;

/** The parameters of a path: `{ id: string | number }` for a team, none for home. */
export type PathParams<Name extends PathName> = Readonly<
  Record<ParamName<(typeof paths)[Name]>, string | number>
>;

export type ScreenProps<Name extends PathName> = {
  /** Which of its routes the screen is shown for. */
  name: PathName | null;
  /** The parameters of the current path. */
  params: Readonly<Record<ParamName<(typeof paths)[Name]>, string>>;
  query: URLSearchParams;
};

type HrefArguments<Name extends PathName> = [ParamName<(typeof paths)[Name]>] extends [never]
  ? [params?: Readonly<Record<string, never>>, query?: Query]
  : [params: PathParams<Name>, query?: Query];

export type Query = Readonly<Record<string, string>>;

/**
 * `href("team", { id: 12 })` is "/team/12". An unknown name does not compile; at run time it is an internal error
 * (specification §2.2).
 */
export function href<Name extends PathName>(name: Name, ...[params, query]: HrefArguments<Name>): string {
  if (!Object.hasOwn(paths, name)) throw new Error(`Internal error: there is no route named ${name}`);
  const values: Readonly<Record<string, string | number>> = params ?? {};
  const path = paths[name].replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`Internal error: route ${name} needs ${key}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams(query).toString();
  return search === "" ? path : `${path}?${search}`;
}

/**
 * The route of a path and its parameters: "/team/12" is team with `{ id: "12" }`. Null for an unknown path. Literal
 * segments win over parameters.
 */
export function pathOf(pathname: string): { name: PathName; params: Record<string, string> } | null {
  const plain = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
  for (const { name, pattern } of patterns) {
    const found = pattern.exec(plain);
    if (found === null) continue;
    const values = Object.entries(found.groups ?? {});
    return { name, params: Object.fromEntries(values.map(([key, value]) => [key, decoded(value)])) };
  }
  return null;
}

export const pathNameOf = (pathname: string): PathName | null => pathOf(pathname)?.name ?? null;

/** A value with broken percent-encoding is returned unchanged. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

export const pathNames: readonly PathName[] = Object.keys(paths).filter(
  (name): name is PathName => name in paths,
);

const patterns = pathNames
  .map((name) => ({
    name,
    pattern: patternOf(paths[name], allowed[name]),
    holes: paths[name].split("{").length,
  }))
  .toSorted((a, b) => a.holes - b.holes);

function patternOf(path: string, values: readonly string[] = ["[^/]+"]): RegExp {
  return new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, `(?<$1>${values.join("|")})`)}$`);
}
