import { useState } from "react";
import { APP_NAME } from "@kalivo/words/app-name.ts";
import { wantedOf } from "@kalivo/domain/links/link-subject.ts";
import { href } from "../../paths.ts";
import { LanguageSwitch } from "../../features/language/language-switch.tsx";
import { personIn, registerHref, withoutSecret } from "../../features/registration/wanted.ts";
import { StepPage } from "../../features/registration/step-page.tsx";
import { type ReadLink, useSharedLink } from "../../features/registration/use-shared-link.ts";
import { SignInSheet } from "../../features/sign-in/sign-in-sheet.tsx";
import { useText } from "../../lib/text.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { Mark } from "../../ui/art/mark.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Wordmark } from "../../ui/art/wordmark.tsx";
import { Block, SkeletonGroup } from "../../ui/states/skeleton.tsx";
import css from "./shared-link-screen.module.css";

/** A visitor's view of a shared page: a preview, and the registration, which keeps the link. */
export function SharedLinkScreen({ address }: { address: string }) {
  const text = useText("landing");
  const [signingIn, setSigningIn] = useState(false);
  const wanted = wantedOf(address);
  const read = useSharedLink(wanted === null ? address : withoutSecret(wanted));
  // An invalid link is dropped; but a person who is not public is found by the link's secret only.
  const kept = read?.gone === true && (personIn(wanted)?.key ?? null) === null ? null : wanted;
  const about = read?.link?.kind ?? null;
  // The link of an invite opens the registration itself; what it leads to is supporting its sender.
  const joining = about === "invite" ? "support" : about;
  return (
    <StepPage
      title={read === undefined ? APP_NAME : (read.link?.title ?? text.title)}
      top={<Top />}
      footer={
        <>
          <ButtonLink variant="leaf" href={registerHref(kept)}>
            {joining === null ? text.signUp : text.join[joining]}
          </ButtonLink>
          <Button onClick={() => setSigningIn(true)}>{text.signIn}</Button>
        </>
      }
    >
      <About read={read} wanted={wanted} />
      <SignInSheet open={signingIn} onClose={() => setSigningIn(false)} />
    </StepPage>
  );
}

function Top() {
  return (
    <header className={css.top}>
      <a href={href("home")}>
        <Wordmark size={28} />
      </a>
      <LanguageSwitch />
    </header>
  );
}

function About({ read, wanted }: { read: ReadLink | undefined; wanted: string | null }) {
  const text = useText("landing");
  if (read === undefined) return <Waiting />;
  if (read.link === null) {
    return (
      <>
        <Banner kind="info" live>
          {read.said}
        </Banner>
        <p>{text.inShort}</p>
      </>
    );
  }
  const { kind, name, picture } = read.link;
  const [first = "", ...rest] = (name ?? "").split(" ");
  const id = Number(personIn(wanted)?.id ?? 0);
  return (
    <>
      {name !== null && (
        <Avatar
          id={id}
          first_name={first}
          last_name={rest.join(" ")}
          picture={picture}
          size={88}
          square={kind === "team" || kind === "organisation"}
        />
      )}
      <p className={css.about}>{read.link.text}</p>
      {name === null && <Mark size={120} />}
      <p className={css.what}>{text.inShort}</p>
    </>
  );
}

const Waiting = () => (
  <SkeletonGroup>
    <Block height={88} />
    <Block height={52} />
  </SkeletonGroup>
);
