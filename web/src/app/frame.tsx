import { NavigationBar } from "./navigation-bar.tsx";
import type { ReactNode } from "react";
import { WaitingPage } from "../ui/page/page.tsx";
import shell from "./shell.module.css";

type FrameProps = {
  pathname: string;
  /** Null where it takes an answer to know it. */
  title: string | null;
  children?: ReactNode;
};

/**
 * What stands around a member's screen before anything of it is there: the bar and the title, where they stay. The page
 * itself draws it while the code is on its way (`boot/page/frames.tsx`).
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
