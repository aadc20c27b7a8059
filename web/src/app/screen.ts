import type { ComponentType } from "react";
import type { PathName, ScreenProps } from "../paths.ts";

/** Who may open a screen (specification §2.1): members (including admins), admins, visitors, or anybody. */
export type ScreenAccess = "member" | "admin" | "visitor" | "anybody";

export type ScreenEntry<Name extends PathName = PathName> = {
  access: ScreenAccess;
  /** Without the navigation bar: registration and visitors' pages. */
  bare: boolean;
  load: () => Promise<ComponentType<ScreenProps<Name>>>;
};

type Options = { access?: ScreenAccess; bare?: boolean };

/** A screen, loaded on demand. */
export function screen<const Name extends PathName>(
  load: () => Promise<ComponentType<ScreenProps<Name>>>,
  { access = "member", bare = access === "visitor" || access === "anybody" }: Options = {},
): ScreenEntry<Name> {
  return { access, bare, load };
}
