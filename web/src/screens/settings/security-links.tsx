import { useText } from "../../lib/text.tsx";
import { HeartPulse, Mail, MessageCircleHeart, ReceiptText, Scale } from "lucide-react";
import { useMe } from "../../features/me/session.ts";
import { LinkRow, RowGroup } from "../../ui/link-row.tsx";
import { legalUrl } from "../../features/legal/legal-url.ts";
import { href } from "../../paths.ts";
import { PasswordRow } from "./password-row.tsx";
import { SignInsRow } from "./sign-ins-row.tsx";

const LINKS = [
  { name: "privacy", word: "privacyLink", icon: Mail },
  { name: "healthApp", word: "healthLink", icon: HeartPulse },
  { name: "feedback", word: "feedbackLink", icon: MessageCircleHeart },
] as const;

/** Security settings and links to related pages. */
export function SecurityLinks() {
  const text = useText("settings");
  const statements = useText("statements");
  const { payment_info } = useMe();
  return (
    <RowGroup>
      <PasswordRow />
      <SignInsRow />
      {LINKS.map(({ name, word, icon: Icon }) => (
        <LinkRow key={name} href={href(name)} icon={<Icon aria-hidden />} label={text[word]} />
      ))}
      {/* Otherwise beside the payment method: a person who ever paid finds their months. */}
      {payment_info === undefined && (
        <LinkRow href={href("statements")} icon={<ReceiptText aria-hidden />} label={statements.title} />
      )}
      <LinkRow external href={legalUrl()} icon={<Scale aria-hidden />} label={text.legalLink} />
    </RowGroup>
  );
}
