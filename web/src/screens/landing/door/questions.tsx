import { useText } from "#web/lib/text.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import css from "./door.module.css";

/** What people ask before they sign up. */
export function Questions() {
  const text = useText("door").questions;
  return (
    <section>
      <h2 className={css.title}>{text.title}</h2>
      <div className={css.questions}>
        {text.all.map(({ question, answer }) => (
          <Disclosure key={question} title={question}>
            {() => <p className={css.answer}>{answer}</p>}
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
