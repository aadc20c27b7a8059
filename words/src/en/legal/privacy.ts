import {
  IMPORT_KEPT_HOURS,
  KNOWN_NETWORK_DAYS,
  MIN_AGE_YEARS,
  RAW_PAYLOAD_DAYS,
  STRAVA_DATA_DAYS,
} from "@kalivo/domain/limits.ts";
import {
  NOTIFICATIONS_KEPT_DAYS,
  ORGANISATION_LINKS_KEPT_DAYS,
  RECORDS_KEPT_DAYS,
  REGISTRATIONS_KEPT_DAYS,
  SIGN_INS_KEPT_DAYS,
  TRACES_KEPT_DAYS,
} from "@kalivo/domain/retention.ts";
import { APP_NAME } from "../../app-name.ts";
import type { LegalFacts, LegalPaper } from "../../legal-paper.ts";

/** What Article 13 of the GDPR asks for, in its order. */
export const privacy = ({ association, mail, address }: LegalFacts): LegalPaper => ({
  title: "Privacy notice",
  lead: "What we know about you, why, who sees it, and what you can do about it.",
  sections: [
    {
      title: "Who is responsible",
      lines: [
        `${association}${address === null ? "" : `, ${address}`}, is the controller. Write to ${mail} about anything in this notice.`,
      ],
    },
    {
      title: "What we use, and on what legal basis",
      lines: [
        "Your account (name, email, language, and what you add: phone, picture, gender, birthday): to keep our agreement with you (GDPR 6.1.b).",
        "Workouts, height and weight are data about health: only with your explicit consent (9.2.a), which you can take back in Emails & privacy settings.",
        "Workouts from Strava or Garmin Connect: only after you connected them and said so (6.1.a and 9.2.a).",
        "Promises, donations, charges and receipts: to keep our agreement (6.1.b) and because accounting law asks for it (6.1.c).",
        "Mails about your account and your money: to keep our agreement. The newsletter: only with your consent (6.1.a).",
        "What you write for others (why you move, an answer to those who gave), cheers, and what the bell tells you: to keep our agreement. Notifications on a phone or computer: only once you turn them on there (6.1.a).",
        "Traces of sign-ins and of attempts to break in: our legitimate interest in keeping everybody's data safe (6.1.f). They hold no names and no addresses.",
      ],
    },
    {
      title: "Who sees it",
      lines: [
        "Other people see what your privacy settings show, and never a workout itself. Who supports you sees your calories of the last week, the calories, the rate and the sum of their own donation each month and, day by day, what they owe so far.",
        "Organisations get sums, no names. Our open books show no figures of fewer than five donors.",
        "Those who work for us on a contract: the payment provider Stripe (card and bank data, which we never see), the companies that host this server and deliver our mails.",
        "Strava or Garmin, if you connect them, know that you did.",
        "We sell nothing, and nothing is used for advertising.",
      ],
    },
    {
      title: "Outside the European Union",
      lines: [
        "Stripe, Strava and Garmin also work in the United States. What goes there is covered by the European Commission's adequacy decision (Data Privacy Framework) or by its standard contractual clauses.",
      ],
    },
    {
      title: "How long we keep it",
      lines: [
        "Your account and workouts: until you delete them or your account. Without your consent, your height, your weight and workouts that are in no donation yet go at once.",
        "What was paid: seven years at least, as accounting law asks. Our books are added to and never cut; once your account is deleted, they know you only by a number that leads to nobody.",
        `Details that Strava told us: ${STRAVA_DATA_DAYS} days; what other devices told us: ${RAW_PAYLOAD_DAYS} days; files you import: until they are read, and what was read for ${IMPORT_KEPT_HOURS} hours unless you take it over.`,
        `Sign-ins: until you end them, and ${SIGN_INS_KEPT_DAYS} days more. The networks they came from, as a hash nobody can read: ${KNOWN_NETWORK_DAYS} days. Traces of attempts to break in: ${TRACES_KEPT_DAYS} days. Setting up your account, and the link that brought you here: until you are done or sign out, ${REGISTRATIONS_KEPT_DAYS} days at most.`,
        `What the bell told you: ${NOTIFICATIONS_KEPT_DAYS} days. That we sent you a mail, of which kind and when: ${RECORDS_KEPT_DAYS} days. Cheers and answers: until you take them back, where that is possible, or delete your account.`,
        `Of an organisation that takes part: the email address of its contact and the name of whoever confirmed that it does, as long as it does; its links, with a hash of the address, ${ORGANISATION_LINKS_KEPT_DAYS} days.`,
        "What you agreed to and when, feedback you sent, and what our admins did: as long as the service runs; without your name once your account is deleted. When an admin corrected a birthday, both days stay in that list.",
      ],
    },
    {
      title: "Your rights",
      lines: [
        "You may see, correct, take with you, restrict or delete what we have, object to what we do in our own interest, and take back any consent. Most of it you can do yourself in Settings: download your data, change it, delete your account.",
        `For the rest write to ${mail}. We answer within a month.`,
        "You may complain to the Belgian data protection authority: Drukpersstraat 35, 1000 Brussels, contact@apd-gba.be, or to the authority where you live.",
      ],
    },
    {
      title: "What you must tell us",
      lines: [
        "Your name and email, because without them there is no account. A payment method if you want to give. Everything else is up to you.",
        "No decision about you is left to a machine alone: an unusual workout waits for a person's look.",
        `${APP_NAME} is not for children under ${MIN_AGE_YEARS}. Profiles of people known to be under 18 are found by nobody.`,
      ],
    },
  ],
});
