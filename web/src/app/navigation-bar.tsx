import { MessageCircleHeart, QrCode, ScanLine, Settings, Shield, Users } from "lucide-react";
import { ActIcon, CommunityIcon, YouIcon } from "../ui/icons/nav-icons.tsx";
import { type MouseEvent, type ReactNode } from "react";
import css from "./navigation-bar.module.css";
import { href } from "./paths.ts";
import { useText } from "../lib/text.tsx";
import { Wordmark } from "../ui/art/wordmark.tsx";

type NavigationBarProps = { pathname: string; admin: boolean };

/** The same three destinations everywhere; the sidebar of a desktop adds the rest. */
export function NavigationBar({ pathname, admin }: NavigationBarProps) {
  const text = useText().navigation;
  const isAt = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  return (
    <nav className={css.bar} aria-label={text.main}>
      <a className={css.brand} href={href("home")} aria-hidden="true" tabIndex={-1}>
        <Wordmark size={32} />
      </a>
      <ul className={css.roots}>
        <Item
          to={href("community")}
          label={text.community}
          active={isAt("/community")}
          icon={CommunityIcon}
        />
        <Item to={href("home")} label={text.you} active={pathname === "/"} icon={YouIcon} />
        <Item to={href("act")} label={text.act} active={isAt("/act")} icon={ActIcon} />
      </ul>
      <ul className={css.more} aria-label={text.more}>
        <MoreItem to={href("scan")} label={text.scan} active={isAt("/scan")} icon={<ScanLine {...icon} />} />
        <MoreItem
          to={href("manageCodes")}
          label={text.codes}
          active={isAt("/codes")}
          icon={<QrCode {...icon} />}
        />
        <MoreItem
          to={href("manageTeams")}
          label={text.teams}
          active={isAt("/teams")}
          icon={<Users {...icon} />}
        />
        <MoreItem
          to={href("settings")}
          label={text.settings}
          active={isAt("/settings")}
          icon={<Settings {...icon} />}
        />
        {admin && (
          <MoreItem
            to={href("admin")}
            label={text.admin}
            active={isAt("/admin")}
            icon={<Shield {...icon} />}
          />
        )}
        <MoreItem
          to={href("feedback")}
          label={text.feedback}
          active={isAt("/feedback")}
          icon={<MessageCircleHeart {...icon} />}
        />
      </ul>
    </nav>
  );
}

type ItemProps = {
  to: string;
  label: string;
  active: boolean;
  icon: (props: { filled: boolean }) => ReactNode;
};

function Item({ to, label, active, icon: Icon }: ItemProps) {
  return (
    <li className={css.slot}>
      <a
        className={css.item}
        href={to}
        aria-current={active ? "page" : undefined}
        onClick={active ? backToTop : undefined}
      >
        <span className={css.pill}>
          <Icon filled={active} />
        </span>
        <span className={css.label}>{label}</span>
      </a>
    </li>
  );
}

function MoreItem({ to, label, active, icon: shown }: Omit<ItemProps, "icon"> & { icon: ReactNode }) {
  return (
    <li className={css.slot}>
      <a className={css.item} href={to} aria-current={active ? "page" : undefined}>
        <span className={css.pill}>{shown}</span>
        <span className={css.label}>{label}</span>
      </a>
    </li>
  );
}

/** The active item scrolls up and gives the title the focus. */
function backToTop(event: MouseEvent) {
  event.preventDefault();
  scrollTo({ top: 0, behavior: "smooth" });
  document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
}

const icon = { size: 24, "aria-hidden": true } as const;
