import { Bell } from "lucide-react";
import { useEffect } from "react";
import { useText } from "../../lib/text.tsx";
import { href } from "../../paths.ts";
import { IconLink } from "../../ui/icon-button.tsx";
import css from "./bell.module.css";
import { renewPushes } from "./pushes.ts";
import { useBell } from "./use-bell.ts";

/** Leads to the news; a dot says that there are some. */
export function BellLink() {
  const navigation = useText("navigation");
  const home = useText("home");
  const { data } = useBell();
  const unread = data?.unread ?? 0;
  const key = data?.push_key;
  useEffect(() => {
    if (key !== undefined) void renewPushes(key);
  }, [key]);
  return (
    <IconLink
      href={href("news")}
      label={unread === 0 ? navigation.news : home.unread}
      icon={
        <span className={css.bell}>
          <Bell aria-hidden />
          {unread > 0 && <span className={css.dot} />}
        </span>
      }
    />
  );
}
