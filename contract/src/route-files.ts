import type * as applyCode from "./routes/apply-code.ts";
import type * as archiveCode from "./routes/archive-code.ts";
import type * as backBurner from "./routes/back-burner.ts";
import type * as blacklistOrganisations from "./routes/blacklist-organisations.ts";
import type * as checkCode from "./routes/check-code.ts";
import type * as chooseOrganisations from "./routes/choose-organisations.ts";
import type * as createCode from "./routes/create-code.ts";
import type * as createTeam from "./routes/create-team.ts";
import type * as csrfCookie from "./routes/csrf-cookie.ts";
import type * as deleteTeam from "./routes/delete-team.ts";
import type * as forgotPassword from "./routes/forgot-password.ts";
import type * as initIntegration from "./routes/init-integration.ts";
import type * as leaveTeam from "./routes/leave-team.ts";
import type * as listBurners from "./routes/list-burners.ts";
import type * as listDonors from "./routes/list-donors.ts";
import type * as listOrganisations from "./routes/list-organisations.ts";
import type * as listTeams from "./routes/list-teams.ts";
import type * as listWorkouts from "./routes/list-workouts.ts";
import type * as openPortal from "./routes/open-portal.ts";
import type * as address from "./routes/own/address.ts";
import type * as adminBankStatements from "./routes/own/admin/bank-statements.ts";
import type * as adminBilling from "./routes/own/admin/billing.ts";
import type * as adminBooks from "./routes/own/admin/books.ts";
import type * as adminCodes from "./routes/own/admin/codes.ts";
import type * as adminDesk from "./routes/own/admin/desk.ts";
import type * as adminFeedback from "./routes/own/admin/feedback.ts";
import type * as adminHeldWorkouts from "./routes/own/admin/held-workouts.ts";
import type * as adminIbanChanges from "./routes/own/admin/iban-changes.ts";
import type * as adminImprint from "./routes/own/admin/imprint.ts";
import type * as adminListAudit from "./routes/own/admin/list-audit.ts";
import type * as adminLooks from "./routes/own/admin/looks.ts";
import type * as adminMails from "./routes/own/admin/mails.ts";
import type * as adminMoneyBack from "./routes/own/admin/money-back.ts";
import type * as adminNewsletters from "./routes/own/admin/newsletters.ts";
import type * as adminOrganisations from "./routes/own/admin/organisations.ts";
import type * as adminPayouts from "./routes/own/admin/payouts.ts";
import type * as adminPeople from "./routes/own/admin/people.ts";
import type * as adminProposals from "./routes/own/admin/proposals.ts";
import type * as adminReadCourse from "./routes/own/admin/read-course.ts";
import type * as adminReadDashboard from "./routes/own/admin/read-dashboard.ts";
import type * as adminReadSetup from "./routes/own/admin/read-setup.ts";
import type * as adminTeams from "./routes/own/admin/teams.ts";
import type * as answerTwin from "./routes/own/answer-twin.ts";
import type * as answers from "./routes/own/answers.ts";
import type * as authPasskeys from "./routes/own/auth/passkeys.ts";
import type * as authSecondFactor from "./routes/own/auth/second-factor.ts";
import type * as cheers from "./routes/own/cheers.ts";
import type * as chooseLanguage from "./routes/own/choose-language.ts";
import type * as commitImport from "./routes/own/commit-import.ts";
import type * as deleteWorkout from "./routes/own/delete-workout.ts";
import type * as demoClock from "./routes/own/demo-clock.ts";
import type * as entrance from "./routes/own/entrance.ts";
import type * as erasure from "./routes/own/erasure.ts";
import type * as exportData from "./routes/own/export-data.ts";
import type * as giveConsent from "./routes/own/give-consent.ts";
import type * as goOn from "./routes/own/go-on.ts";
import type * as integrationDisconnect from "./routes/own/integration/disconnect.ts";
import type * as integrationFinishConnection from "./routes/own/integration/finish-connection.ts";
import type * as integrationListConnections from "./routes/own/integration/list-connections.ts";
import type * as integrationWebhooks from "./routes/own/integration/webhooks.ts";
import type * as inviteKey from "./routes/own/invite-key.ts";
import type * as listCodes from "./routes/own/list-codes.ts";
import type * as mailLinks from "./routes/own/mail-links.ts";
import type * as paymentWebhook from "./routes/own/payment-webhook.ts";
import type * as previewImport from "./routes/own/preview-import.ts";
import type * as proofPosts from "./routes/own/proof-posts.ts";
import type * as costs from "./routes/own/costs.ts";
import type * as readAssociation from "./routes/own/read-association.ts";
import type * as readImport from "./routes/own/read-import.ts";
import type * as readLink from "./routes/own/read-link.ts";
import type * as readMeter from "./routes/own/read-meter.ts";
import type * as readRaised from "./routes/own/read-raised.ts";
import type * as readRecap from "./routes/own/read-recap.ts";
import type * as readActivity from "./routes/own/read-activity.ts";
import type * as readRelay from "./routes/own/read-relay.ts";
import type * as readRhythm from "./routes/own/read-rhythm.ts";
import type * as refreshPayment from "./routes/own/refresh-payment.ts";
import type * as refuseDonor from "./routes/own/refuse-donor.ts";
import type * as moments from "./routes/own/moments.ts";
import type * as notifications from "./routes/own/notifications.ts";
import type * as rest from "./routes/own/rest.ts";
import type * as saveRegistration from "./routes/own/save-registration.ts";
import type * as setWeeklyGoal from "./routes/own/set-weekly-goal.ts";
import type * as searchEverything from "./routes/own/search-everything.ts";
import type * as setCeiling from "./routes/own/set-ceiling.ts";
import type * as setTeamAdmin from "./routes/own/set-team-admin.ts";
import type * as signIns from "./routes/own/sign-ins.ts";
import type * as statements from "./routes/own/statements.ts";
import type * as stopCodePledges from "./routes/own/stop-code-pledges.ts";
import type * as transparency from "./routes/own/transparency.ts";
import type * as unsubscribe from "./routes/own/unsubscribe.ts";
import type * as yearlyStatements from "./routes/own/yearly-statements.ts";
import type * as readMe from "./routes/read-me.ts";
import type * as readOrganisation from "./routes/read-organisation.ts";
import type * as readProfile from "./routes/read-profile.ts";
import type * as readStats from "./routes/read-stats.ts";
import type * as readTeam from "./routes/read-team.ts";
import type * as register from "./routes/register.ts";
import type * as removeMember from "./routes/remove-member.ts";
import type * as resetPassword from "./routes/reset-password.ts";
import type * as saveInformations from "./routes/save-informations.ts";
import type * as savePrivacy from "./routes/save-privacy.ts";
import type * as saveTeam from "./routes/save-team.ts";
import type * as saveWorkout from "./routes/save-workout.ts";
import type * as sendFeedback from "./routes/send-feedback.ts";
import type * as setActiveSource from "./routes/set-active-source.ts";
import type * as signIn from "./routes/sign-in.ts";
import type * as signOut from "./routes/sign-out.ts";
import type * as syncWorkouts from "./routes/sync-workouts.ts";
import type * as version from "./routes/version.ts";

// Types only, so that no page loads a schema for them.

/** Every file of `routes/`; a test compares this list with the folder. */
export type RouteFiles =
  | typeof applyCode
  | typeof archiveCode
  | typeof backBurner
  | typeof blacklistOrganisations
  | typeof checkCode
  | typeof chooseOrganisations
  | typeof createCode
  | typeof createTeam
  | typeof csrfCookie
  | typeof deleteTeam
  | typeof forgotPassword
  | typeof initIntegration
  | typeof leaveTeam
  | typeof listBurners
  | typeof listDonors
  | typeof listOrganisations
  | typeof listTeams
  | typeof listWorkouts
  | typeof openPortal
  | typeof address
  | typeof adminBankStatements
  | typeof adminBilling
  | typeof adminBooks
  | typeof adminCodes
  | typeof adminDesk
  | typeof adminFeedback
  | typeof adminHeldWorkouts
  | typeof adminIbanChanges
  | typeof adminImprint
  | typeof adminListAudit
  | typeof adminLooks
  | typeof adminMails
  | typeof adminMoneyBack
  | typeof adminNewsletters
  | typeof adminOrganisations
  | typeof adminPayouts
  | typeof adminPeople
  | typeof adminProposals
  | typeof adminReadCourse
  | typeof adminReadDashboard
  | typeof adminReadSetup
  | typeof adminTeams
  | typeof answerTwin
  | typeof answers
  | typeof authPasskeys
  | typeof authSecondFactor
  | typeof cheers
  | typeof chooseLanguage
  | typeof commitImport
  | typeof deleteWorkout
  | typeof demoClock
  | typeof entrance
  | typeof erasure
  | typeof exportData
  | typeof giveConsent
  | typeof goOn
  | typeof integrationDisconnect
  | typeof integrationFinishConnection
  | typeof integrationListConnections
  | typeof integrationWebhooks
  | typeof inviteKey
  | typeof listCodes
  | typeof mailLinks
  | typeof paymentWebhook
  | typeof previewImport
  | typeof proofPosts
  | typeof costs
  | typeof readAssociation
  | typeof readImport
  | typeof readLink
  | typeof readMeter
  | typeof readRaised
  | typeof readRecap
  | typeof readActivity
  | typeof readRelay
  | typeof readRhythm
  | typeof refreshPayment
  | typeof refuseDonor
  | typeof moments
  | typeof notifications
  | typeof rest
  | typeof saveRegistration
  | typeof searchEverything
  | typeof setCeiling
  | typeof setWeeklyGoal
  | typeof setTeamAdmin
  | typeof signIns
  | typeof statements
  | typeof stopCodePledges
  | typeof transparency
  | typeof unsubscribe
  | typeof yearlyStatements
  | typeof readMe
  | typeof readOrganisation
  | typeof readProfile
  | typeof readStats
  | typeof readTeam
  | typeof register
  | typeof removeMember
  | typeof resetPassword
  | typeof saveInformations
  | typeof savePrivacy
  | typeof saveTeam
  | typeof saveWorkout
  | typeof sendFeedback
  | typeof setActiveSource
  | typeof signIn
  | typeof signOut
  | typeof syncWorkouts
  | typeof version;
