import { Flame, HandHeart } from "lucide-react";
import { href } from "../../paths.ts";
import { useText } from "../../lib/text.tsx";
import { LinkRow, RowGroup } from "../../ui/link-row.tsx";

/** Leads to what one does not do yet: moving for who only gives, giving for who only moves. */
export function OtherRole({ offers }: { offers: "burn" | "give" }) {
  const text = useText("firstWeek");
  return (
    <RowGroup>
      {offers === "burn" ? (
        <LinkRow
          href={href("userOrganisations")}
          icon={<Flame size={24} aria-hidden />}
          label={text.alsoBurn}
        />
      ) : (
        <LinkRow
          href={href("communityTab", { tab: "burners" })}
          icon={<HandHeart size={24} aria-hidden />}
          label={text.alsoGive}
        />
      )}
    </RowGroup>
  );
}
