import type { ComponentType } from "react";
import type { PathName, ScreenProps } from "../paths.ts";

/** Who may see a screen (specification §2.1): members, admins among them, visitors, or anybody. */
export type ScreenAccess = "member" | "admin" | "visitor" | "anybody";

export type ScreenEntry<Name extends PathName = PathName> = {
  access: ScreenAccess;
  /** Without the bottom bar or rail: registration and everything a visitor sees. */
  bare: boolean;
  load: () => Promise<ComponentType<ScreenProps<Name>>>;
};

type Options = { access?: ScreenAccess; bare?: boolean };

/** One screen of the product, loaded when somebody goes there. */
export function screen<const Name extends PathName>(
  load: () => Promise<ComponentType<ScreenProps<Name>>>,
  { access = "member", bare = access === "visitor" || access === "anybody" }: Options = {},
): ScreenEntry<Name> {
  return { access, bare, load };
}
