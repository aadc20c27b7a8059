import css from "./full-screen.module.css";
import { Mark } from "../ui/art/mark.tsx";
import { useText } from "../lib/text.tsx";

/** While nobody knows yet who is there. */
export function LoadingScreen() {
  const text = useText().global;
  return (
    <main className={css.screen}>
      <Mark size={72} drawing />
      <output className={css.quiet}>{text.loadingUser}</output>
    </main>
  );
}
