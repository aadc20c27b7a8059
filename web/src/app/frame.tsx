import { NavigationBar } from "./navigation-bar.tsx";
import type { ReactNode } from "react";
import { WaitingPage } from "../ui/page/page.tsx";
import shell from "./shell.module.css";

type FrameProps = {
  pathname: string;
  /** Null where it depends on an answer of the API. */
  title: string | null;
  children?: ReactNode;
};

/**
 * A member's bar and title before the screen is loaded, in their final position. The HTML draws the same while the code
 * loads (`boot/page/frames.tsx`).
 */
export function Frame({ pathname, title, children }: FrameProps) {
  return (
    <>
      <NavigationBar pathname={pathname} admin={null} />
      <div className={shell.side}>
        <main className={shell.main} aria-busy>
          {title !== null && <WaitingPage title={title} />}
          {children}
        </main>
      </div>
    </>
  );
}
