import { useMoreText } from "../../lib/text.tsx";
import { HeartPulse, Mail, MessageCircleHeart, Scale } from "lucide-react";
import { LinkRow, RowGroup } from "../../ui/link-row.tsx";
import { legalUrl } from "../../features/legal/legal-url.ts";
import { href } from "../../app/paths.ts";
import { isBuilt } from "../../app/screens.ts";

const LINKS = [
  { name: "privacy", word: "privacyLink", icon: Mail },
  { name: "healthApp", word: "healthLink", icon: HeartPulse },
  { name: "feedback", word: "feedbackLink", icon: MessageCircleHeart },
] as const;

const offered = () => LINKS.filter(({ name }) => isBuilt(name));

export const hasSecurityLinks = (): boolean => offered().length > 0;

/** The pages that belong to the account and have a screen. */
export function SecurityLinks() {
  const text = useMoreText().settings;
  return (
    <RowGroup>
      {offered().map(({ name, word, icon: Icon }) => (
        <LinkRow key={name} href={href(name)} icon={<Icon aria-hidden />} label={text[word]} />
      ))}
      <LinkRow external href={legalUrl()} icon={<Scale aria-hidden />} label={text.legalLink} />
    </RowGroup>
  );
}
