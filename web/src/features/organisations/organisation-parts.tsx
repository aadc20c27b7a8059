import { href } from "../../paths.ts";
import { showMoney } from "../../lib/format.ts";
import { useText } from "../../lib/text.tsx";
import { PartsRing } from "../../ui/chart/parts-ring.tsx";
import type { OrganisationPart } from "./by-organisation.ts";

type OrganisationPartsProps = {
  parts: readonly OrganisationPart[];
  /** What the whole is: what was raised so far, in a month, or what one gives. */
  of: "soFar" | "ofMonth" | "ofStatement";
};

/** What went to which organisation, as parts of a whole. */
export function OrganisationParts({ parts, of }: OrganisationPartsProps) {
  const { parts: text } = useText("charts");
  const cents = parts.reduce((sum, { euros }) => sum + Math.round(euros * 100), 0);
  return (
    <PartsRing
      label={text.title}
      parts={parts.map(({ id, name, euros }) => ({
        key: id,
        name,
        value: euros,
        href: href("organisation", { id }),
      }))}
      total={showMoney(cents / 100)}
      totalName={text[of]}
      show={showMoney}
    />
  );
}
