import type { Notification } from "@kalivo/contract/routes/own/notifications.ts";
import {
  Building2,
  HandCoins,
  MessageCircleHeart,
  PartyPopper,
  TriangleAlert,
  UserRoundPlus,
} from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { AskForPushes } from "../../features/bell/ask-for-pushes.tsx";
import { useMarkRead, useNews } from "../../features/bell/use-bell.ts";
import { RefreshButton } from "../../features/pull-to-refresh/refresh-button.tsx";
import { showDate } from "../../lib/format.ts";
import { useText } from "../../lib/text.tsx";
import { href } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { RowGroup } from "../../ui/link-row.tsx";
import { Page } from "../../ui/page/page.tsx";
import { Loaded } from "../../ui/states/loaded.tsx";
import { EmptyState } from "../../ui/states/message-state.tsx";
import { Repeat, RowSkeleton } from "../../ui/states/skeleton.tsx";
import css from "./news-screen.module.css";

/** What one was told, newest first. Seen here it counts as read; what was unread stays marked until one leaves. */
export function NewsScreen() {
  const text = useText("bell");
  const news = useNews();
  const { mutate: markRead } = useMarkRead();
  const shown = news.data?.pages.flatMap(({ data }) => data) ?? [];
  const isUnread = shown.some(({ read }) => !read);
  useEffect(() => {
    if (isUnread) markRead();
  }, [isUnread, markRead]);
  return (
    <Page title={text.title} back={href("home")} actions={<RefreshButton />}>
      <div className={css.news}>
        <AskForPushes />
        <Loaded
          query={news}
          skeleton={
            <Repeat times={4}>
              <RowSkeleton />
            </Repeat>
          }
          empty={{
            when: ({ pages }) => pages.every(({ data }) => data.length === 0),
            show: <EmptyState title={text.none} help={text.noneHelp} />,
          }}
        >
          {() => (
            <Card>
              <RowGroup>
                {shown.map((one) => (
                  <Row key={one.id} {...one} />
                ))}
              </RowGroup>
            </Card>
          )}
        </Loaded>
        {news.hasNextPage && (
          <Button loading={news.isFetchingNextPage} onClick={() => void news.fetchNextPage()}>
            {text.older}
          </Button>
        )}
      </div>
    </Page>
  );
}

const SIGNS: Readonly<Record<Notification["kind"], ReactNode>> = {
  new_donor: <UserRoundPlus aria-hidden />,
  cheered: <PartyPopper aria-hidden />,
  answer_due: <MessageCircleHeart aria-hidden />,
  answered: <MessageCircleHeart aria-hidden />,
  collecting: <HandCoins aria-hidden />,
  collected: <HandCoins aria-hidden />,
  not_collected: <TriangleAlert aria-hidden />,
  proof: <Building2 aria-hidden />,
};

function Row({ kind, text: said, path, picture, told_at, read }: Notification) {
  const text = useText("bell");
  return (
    <a className={css.row} href={path} data-unread={!read || undefined}>
      <span className={css.sign}>
        {picture === null ? (
          SIGNS[kind]
        ) : (
          <img src={picture} alt="" width={44} height={44} loading="lazy" decoding="async" />
        )}
      </span>
      <span className={css.words}>
        <span className={css.said}>{said}</span>
        <span className={css.day}>
          {!read && <span className={css.fresh}>{text.fresh}</span>}
          {showDate(told_at)}
        </span>
      </span>
    </a>
  );
}
