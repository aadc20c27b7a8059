import { plainCode } from "@kalivo/domain/codes/code-text.ts";
import { wantedOf } from "@kalivo/domain/links/link-subject.ts";
import { href } from "../../paths.ts";
import { publicOrigin } from "../../lib/platform.ts";
import { codeBehind } from "./scanned-code.ts";

/** The content of the QR code (rule 23): the product's link prefix and the code. */
export const codeLink = (code: string): string => `${publicOrigin()}${href("code", { code })}`;

export const codeOfScan = (scanned: string): string | null => codeBehind(codeLink(""), scanned);

/** A code typed or pasted, alone or within its link. */
export const codeOfEntry = (typed: string): string => codeOfScan(typed) ?? plainCode(typed);

/** The path of another shareable link (such as an invite) that was scanned instead of a code; null for any other text. */
export const wantedOfScan = (scanned: string): string | null => {
  const origin = publicOrigin();
  const text = scanned.trim();
  return text.startsWith(`${origin}/`) ? wantedOf(text.slice(origin.length)) : null;
};
