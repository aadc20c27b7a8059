import { useText } from "../../lib/text.tsx";
import { Copy, Mail, MessageSquare, Share2 } from "lucide-react";
import { type ReactNode, useId } from "react";
import { CHAPTER_ART } from "./chapter-art.tsx";
import { RenewLink } from "./renew-link.tsx";
import { useInvite } from "../../features/people/use-invite.ts";
import { href } from "../../paths.ts";
import { useMe } from "../../features/me/session.ts";
import { useAsLeft } from "../../lib/as-left.ts";
import { publicOrigin } from "../../lib/platform.ts";
import { useMedia } from "../../lib/media.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { OutsideLink } from "../../ui/layers/help-bubble.tsx";
import { Page } from "../../ui/page/page.tsx";
import { SwipeTabs } from "../../ui/tabs/swipe-tabs.tsx";
import { TextField } from "../../ui/text-field.tsx";
import css from "./act-screen.module.css";

type Tab = "share" | "transparency" | "about";

const isTab = (id: string): id is Tab => id === "share" || id === "transparency" || id === "about";

/** Share, Transparency, About: tabs, or three columns on a wide screen. */
export function ActScreen() {
  const navigation = useText("navigation");
  const act = useText("act");
  const [tab, setTab] = useAsLeft<Tab>("act", "share", isTab);
  const wide = useMedia("(min-width: 1200px)");
  const { share, transparency, about } = navigation.actTabs;
  if (wide) {
    return (
      <Page title={act.title}>
        <div className={css.columns}>
          <Column title={share}>
            <Share />
          </Column>
          <Column title={transparency}>
            <Transparency />
          </Column>
          <Column title={about}>
            <About />
          </Column>
        </div>
      </Page>
    );
  }
  return (
    <Page title={act.title} width="text">
      <SwipeTabs
        label={act.title}
        active={tab}
        onChange={setTab}
        tabs={[
          { id: "share", label: share, panel: <Share /> },
          {
            id: "transparency",
            label: transparency,
            panel: <Transparency />,
          },
          { id: "about", label: about, panel: <About /> },
        ]}
      />
    </Page>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.columnTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function Share() {
  const text = useText("actPages");
  const { url, copy, share, waiting, failed } = useInvite();
  const { privacy } = useMe();
  const message = encodeURIComponent(text.message(url));
  const mail = `mailto:?subject=${encodeURIComponent(text.subject)}&body=${message}`;
  return (
    <div className={css.pane}>
      <Card roomy>
        <div className={css.share}>
          <h2 className={css.title}>{text.inviteTitle}</h2>
          <p className={css.body}>{text.inviteHelp}</p>
          {!privacy.public && <Banner kind="info">{text.notPublic}</Banner>}
          {failed && <Banner kind="error">{text.noLink}</Banner>}
          <TextField
            label={text.link}
            value={waiting ? "" : url}
            readOnly
            onFocus={(event) => event.target.select()}
          />
          <Button
            variant="leaf"
            icon={<Share2 size={22} aria-hidden />}
            disabled={waiting}
            onClick={() => void share()}
          >
            {text.share}
          </Button>
          <div className={css.ways}>
            <Button size="medium" icon={<Copy size={20} aria-hidden />} onClick={() => void copy()}>
              {text.copy}
            </Button>
            <ButtonLink size="medium" icon={<Mail size={20} aria-hidden />} href={mail}>
              {text.mail}
            </ButtonLink>
            <ButtonLink
              size="medium"
              icon={<MessageSquare size={20} aria-hidden />}
              href={`sms:?&body=${message}`}
            >
              {text.sms}
            </ButtonLink>
          </div>
          {!privacy.public && <RenewLink />}
        </div>
      </Card>
    </div>
  );
}

/** How the money is handled, with a link to the open books. */
function Transparency() {
  const actPages = useText("actPages");
  const transparency = useText("transparency");
  return (
    <div className={css.pane}>
      {actPages.transparency.map((paragraph) => (
        <Card key={paragraph} roomy>
          <p className={css.body}>{paragraph}</p>
        </Card>
      ))}
      <p>
        <OutsideLink href={`${publicOrigin()}${href("transparency")}`}>{transparency.open}</OutsideLink>
      </p>
    </div>
  );
}

function About() {
  const text = useText("actPages");
  return (
    <div className={css.pane}>
      {text.about.map(({ title, body }, chapter) => (
        <Card key={title} roomy>
          <div className={css.chapter}>
            {CHAPTER_ART[chapter]}
            <div>
              <h2 className={css.title}>{title}</h2>
              <p className={css.body}>{body}</p>
            </div>
          </div>
        </Card>
      ))}
    </div>
  );
}
