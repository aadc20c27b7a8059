import { BookOpen, Mail, ShieldCheck } from "lucide-react";
import { legalUrl } from "#web/features/legal/legal-url.ts";
import { href } from "#web/paths.ts";
import { useText } from "#web/lib/text.tsx";
import css from "./door.module.css";

const ICONS = [ShieldCheck, Mail, BookOpen] as const;

/** What is promised about money, and where it can be checked. */
export function Trust() {
  const { trust: text, foot } = useText("door");
  return (
    <section>
      <h2 className={css.title}>{text.title}</h2>
      <ul className={css.promises}>
        {text.all.map(({ title, text: said }, index) => {
          const Icon = ICONS[index] ?? ShieldCheck;
          return (
            <li key={title} className={css.promise}>
              <Icon className={css.promiseIcon} aria-hidden />
              <span>
                <strong className={css.promiseTitle}>{title}</strong>
                <span className={css.promiseText}>{said}</span>
              </span>
            </li>
          );
        })}
      </ul>
      <p className={css.proof}>
        <a href={href("transparency")}>{text.books}</a>
        <a href={legalUrl("terms")}>{foot.terms}</a>
      </p>
    </section>
  );
}
