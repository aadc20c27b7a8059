import { HeartPulse, Mail, MessageCircleHeart } from "lucide-react";
import { LinkRow, RowGroup } from "../../ui/link-row.tsx";
import { AccountActions } from "./account-actions.tsx";
import { Appearance } from "./appearance.tsx";
import { Card, Section } from "../../ui/card.tsx";
import { href } from "../../app/paths.ts";
import { Page } from "../../ui/page/page.tsx";
import { useText } from "../../lib/text.tsx";

/** A first version: appearance, the links and the account. Contact, personal and payment cards follow. */
export function SettingsScreen() {
  const text = useText().settings;
  return (
    <Page title={text.title} back={href("home")} width="text">
      <Section title={text.security}>
        <Card>
          <RowGroup>
            <LinkRow href={href("privacy")} icon={<Mail aria-hidden />} label={text.privacyLink} />
            <LinkRow href={href("healthApp")} icon={<HeartPulse aria-hidden />} label={text.healthLink} />
            <LinkRow
              href={href("feedback")}
              icon={<MessageCircleHeart aria-hidden />}
              label={text.feedbackLink}
            />
          </RowGroup>
        </Card>
      </Section>
      <Section title={text.appearance}>
        <Card>
          <Appearance />
        </Card>
      </Section>
      <Section title={text.accountActions}>
        <Card>
          <AccountActions />
        </Card>
      </Section>
    </Page>
  );
}
