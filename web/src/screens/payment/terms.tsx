import { legalUrl } from "../../features/legal/legal-url.ts";
import { useAssociation } from "../../features/me/use-association.ts";
import { showMoney } from "../../lib/format.ts";
import { useText } from "../../lib/text.tsx";
import { OutsideLink } from "../../ui/layers/help-bubble.tsx";
import css from "./stripe-screen.module.css";

/** What is promised about paying, and who is paid. */
export function Terms({ ceiling }: { ceiling: number }) {
  const text = useText("payment");
  const legal = useText("settings").legalLink;
  const association = useAssociation();
  return (
    <ul className={css.terms}>
      <li>{text.cancelAnyTime}</li>
      <li>{text.dispute}</li>
      <li>{text.ceiling(showMoney(ceiling))}</li>
      {association.data && (
        <li>
          {text.toTheAssociation(association.data.name)} <OutsideLink href={legalUrl()}>{legal}</OutsideLink>
        </li>
      )}
    </ul>
  );
}
