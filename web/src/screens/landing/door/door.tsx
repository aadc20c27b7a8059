import { ButtonLink } from "#web/ui/button.tsx";
import { useText } from "#web/lib/text.tsx";
import { href } from "#web/paths.ts";
import { Causes } from "./causes.tsx";
import css from "./door.module.css";
import { Example } from "./example.tsx";
import { Figures } from "./figures.tsx";
import { Foot } from "./foot.tsx";
import { Questions } from "./questions.tsx";
import { Steps } from "./steps.tsx";
import { Trust } from "./trust.tsx";

/** The landing page below its first screen: what it would be for you, that it is real, how it works, and what one asks. */
export function Door() {
  return (
    <>
      <div className={css.door}>
        <Example />
        <Figures />
        <Causes />
        <Steps />
        <Trust />
        <Questions />
        <End />
      </div>
      <Foot />
    </>
  );
}

function End() {
  const text = useText("door").end;
  const { signUp } = useText("landing");
  return (
    <section className={css.end}>
      <h2 className={css.title}>{text.title}</h2>
      <p className={css.lead}>{text.lead}</p>
      <ButtonLink variant="leaf" href={href("register")} about={text.title}>
        {signUp}
      </ButtonLink>
    </section>
  );
}
