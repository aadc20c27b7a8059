import { MessageCircleHeart, QrCode, ScanLine, Settings, Shield, Users } from "lucide-react";
import { ActIcon, CommunityIcon, YouIcon } from "../ui/icons/nav-icons.tsx";
import { type MouseEvent, type ReactNode } from "react";
import css from "./navigation-bar.module.css";
import { href } from "../paths.ts";
import { haptic } from "../lib/haptics.ts";
import { useText } from "../lib/text.tsx";
import { Wordmark } from "../ui/art/wordmark.tsx";

/** The additional items of the sidebar, in order. */
const MORE = [
  { name: "scan", word: "scan", icon: ScanLine },
  { name: "manageCodes", word: "codes", icon: QrCode },
  { name: "manageTeams", word: "teams", icon: Users },
  { name: "settings", word: "settings", icon: Settings },
  { name: "admin", word: "admin", icon: Shield },
  { name: "feedback", word: "feedback", icon: MessageCircleHeart },
] as const;

type NavigationBarProps = {
  pathname: string;
  /** Null while the session is unknown: only the destinations everybody has. */
  admin: boolean | null;
};

/** The same three destinations at every width; the sidebar of wide screens adds the rest. */
export function NavigationBar({ pathname, admin }: NavigationBarProps) {
  const text = useText("navigation");
  const isAt = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  return (
    <nav className={css.bar} data-sticky="" aria-label={text.main}>
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
      {admin !== null && <More isAt={isAt} admin={admin} />}
    </nav>
  );
}

function More({ isAt, admin }: { isAt: (path: string) => boolean; admin: boolean }) {
  const text = useText("navigation");
  return (
    <ul className={css.more} aria-label={text.more}>
      {MORE.filter(({ name }) => name !== "admin" || admin).map(({ name, word, icon: Icon }) => (
        <MoreItem
          key={name}
          to={href(name)}
          label={text[word]}
          active={isAt(href(name))}
          icon={<Icon size={24} aria-hidden />}
        />
      ))}
    </ul>
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
        onClick={active ? backToTop : () => haptic("selection")}
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

/** The active item scrolls to the top and focuses the title. */
function backToTop(event: MouseEvent) {
  event.preventDefault();
  scrollTo({ top: 0, behavior: "smooth" });
  document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
}
