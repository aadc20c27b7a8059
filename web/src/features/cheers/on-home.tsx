import { AnswerCard } from "./answer-card.tsx";
import { LastWeek } from "./last-week.tsx";

/** What donors and burners say to each other, for who has or is one. */
export const CheersOnHome = () => (
  <>
    <AnswerCard />
    <LastWeek />
  </>
);
