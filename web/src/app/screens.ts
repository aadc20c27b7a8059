import type { ComponentType } from "react";
import type { PathName, ScreenParams } from "./paths.ts";

/** Who may see a screen (specification §2.1): members, admins among them, visitors, or anybody. */
export type ScreenAccess = "member" | "admin" | "visitor" | "anybody";

export type ScreenProps<Name extends PathName> = {
  /** Which of its addresses it is at. */
  name: PathName | null;
  params: ScreenParams<Name>;
  query: URLSearchParams;
};

export type ScreenEntry = {
  name: PathName;
  access: ScreenAccess;
  /** Without the bottom bar or rail: registration and everything a visitor sees. */
  bare: boolean;
  load: () => Promise<ComponentType<ScreenProps<PathName>>>;
};

type Options = { access?: ScreenAccess; bare?: boolean };

const built = new Set<PathName>();

/** One screen of the product, loaded when somebody goes there. */
export function screen<const Name extends PathName>(
  name: Name,
  load: () => Promise<ComponentType<ScreenProps<Name>>>,
  { access = "member", bare = access === "visitor" || access === "anybody" }: Options = {},
): ScreenEntry {
  built.add(name);
  return { name, access, bare, load };
}

/** Whether the table of routes.ts has a screen for it: bars and lists offer only links that lead somewhere. */
export const isBuilt = (name: PathName): boolean => built.has(name);
