import type { ComponentType } from "react";
import type { PathName, ScreenProps } from "../paths.ts";

/** Who may open a screen (specification §2.1): members (including admins), admins, visitors, or anybody. */
export type ScreenAccess = "member" | "admin" | "visitor" | "anybody";

export type ScreenEntry<Name extends PathName = PathName> = {
  access: ScreenAccess;
  /** Without the navigation bar: registration and visitors' pages. */
  bare: boolean;
  /** Opens with the person as the device knows them; elsewhere the server's answer is awaited (decision 73). */
  reads: boolean;
  load: () => Promise<ComponentType<ScreenProps<Name>>>;
};

type Options = { access?: ScreenAccess; bare?: boolean; reads?: boolean };

/** A screen, loaded on demand. `const reading = { reads: true }` on those where nothing is decided. */
export function screen<const Name extends PathName>(
  load: () => Promise<ComponentType<ScreenProps<Name>>>,
  { access = "member", bare = access === "visitor" || access === "anybody", reads = false }: Options = {},
): ScreenEntry<Name> {
  return { access, bare, reads, load };
}
