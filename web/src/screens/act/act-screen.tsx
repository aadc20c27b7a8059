import { Mail, MessageSquare } from "lucide-react";
import { useState } from "react";
import { useInvite } from "../../features/people/use-invite.ts";
import { useText } from "../../lib/text.tsx";
import { Button, ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { Card, Section, Stack } from "../../ui/card.tsx";
import { Page } from "../../ui/page/page.tsx";
import { SwipeTabs } from "../../ui/tabs/swipe-tabs.tsx";
import { TextField } from "../../ui/text-field.tsx";
import css from "./act-screen.module.css";

type Tab = "share" | "transparency" | "about";

/** Share, Transparency, About. */
export function ActScreen() {
  const text = useText();
  const [tab, setTab] = useState<Tab>("share");
  const { share, transparency, about } = text.navigation.actTabs;
  return (
    <Page title={text.act.title} width="text">
      <SwipeTabs
        label={text.act.title}
        active={tab}
        onChange={setTab}
        tabs={[
          { id: "share", label: share, panel: <Share /> },
          { id: "transparency", label: transparency, panel: <Paragraphs texts={text.actPages.transparency} /> },
          { id: "about", label: about, panel: <About /> },
        ]}
      />
    </Page>
  );
}

function Share() {
  const text = useText().actPages;
  const { url, copy, share } = useInvite();
  const message = encodeURIComponent(text.message(url));
  return (
    <div className={css.pane}>
      <Section title={text.inviteTitle}>
        <p>{text.inviteHelp}</p>
        <TextField label={text.link} value={url} readOnly onFocus={(event) => event.target.select()} />
        <ButtonRow>
          <Button onClick={() => void copy()}>{text.copy}</Button>
          <ButtonLink icon={<Mail size={22} aria-hidden />} href={`mailto:?subject=${encodeURIComponent(text.subject)}&body=${message}`}>
            {text.mail}
          </ButtonLink>
          <ButtonLink icon={<MessageSquare size={22} aria-hidden />} href={`sms:?&body=${message}`}>
            {text.sms}
          </ButtonLink>
        </ButtonRow>
        <Button variant="leaf" onClick={() => void share()}>
          {text.share}
        </Button>
      </Section>
    </div>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className={css.pane}>
      {texts.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

function About() {
  const text = useText().actPages;
  return (
    <div className={css.pane}>
      <Stack>
        {text.about.map(({ title, body }) => (
          <Card key={title} roomy>
            <h2 className={css.title}>{title}</h2>
            <p>{body}</p>
          </Card>
        ))}
      </Stack>
    </div>
  );
}
