/** The first week on Home: what leads to the first donor and the first money, what a month looks like, and what was reached. */
export const firstWeek = {
  title: "Your first steps",
  progress: (done: number, of: number) => `${done} of ${of} done`,
  done: "done",
  steps: {
    organisations: {
      name: "Choose who your calories help",
      help: "What you raise is split equally between the organisations you pick.",
    },
    workout: {
      name: "Log your first workout",
      help: "By hand in half a minute, or let your watch do it.",
    },
    donor: {
      name: "Find your first donor",
      help: "One message to a friend is enough. Without a donor your calories raise nothing yet.",
    },
    raised: {
      name: "See it become money",
      help: "When the month is over we add it up, and you see every euro and where it goes.",
    },
    burner: {
      name: "Choose somebody to support",
      help: "You give a few cents for every 100 calories they burn, never above your limit.",
    },
    payment: {
      name: "Add a payment method",
      help: "Your support counts from then on. You see each amount three days before we collect it.",
    },
    effort: {
      name: "They move",
      help: "Their next workout counts for you. There is nothing to do.",
    },
    given: {
      name: "See what it did",
      help: "After the first collection you see which organisations received it.",
    },
  },
  /** In place of the help of "They move", while no workout counts. */
  waits: {
    pausedUntil: (day: string) => `Your support is paused until ${day}. Workouts count again from then.`,
    paused: "Your support is paused. Workouts count again once you go on.",
    rests: (name: string, day: string) => `${name} is resting until ${day}. Workouts count again from then.`,
    allRest: (day: string) => `Everybody you support is resting. The first is back on ${day}.`,
  },
  connect: "Connect a watch or app",
  tag: "Example",
  burnExample: (kcal: string, rate: string, amount: string) =>
    `A month of two runs a week is about ${kcal} calories. Two donors at ${rate} per 100 make that ${amount} for your organisations.`,
  giveExample: (kcal: string, rate: string, amount: string) =>
    `A friend who runs twice a week burns about ${kcal} calories a month. At ${rate} per 100 you give ${amount}.`,
  alsoBurn: "You could move, too: others give when you do",
  alsoGive: "You could give, too: support a friend who moves",
  moments: {
    close: "Close",
    first_donor: {
      title: "Your first donor is here",
      line: (names: string) => `From now on your workouts raise money, thanks to ${names}.`,
      nobody: "From now on your workouts raise money.",
      action: "See who it is",
    },
    kcal_10000: {
      title: (figure: string) => `${figure} calories`,
      line: "That is a marathon three times over. All of it you, one workout after the other.",
      action: "See your workouts",
    },
    raised_100: {
      title: (amount: string) => `${amount} raised`,
      line: (amount: string) =>
        `Your calories have raised more than ${amount} for the organisations you chose.`,
      action: "See where it is",
    },
    raised_arrived: {
      title: "Your calories have arrived",
      line: (amount: string, names: string) => `${amount} that you raised is in the hands of ${names}.`,
      action: "See every euro",
    },
    given_arrived: {
      title: "Your donations have arrived",
      line: (amount: string, names: string) => `${amount} of yours is in the hands of ${names}.`,
      action: "See your months",
    },
  },
  saved: {
    title: (name: string) => `Thank you. ${name} can count on you`,
    many: "Thank you. They can count on you",
    nobody: "Your payment method is saved",
    from: "From now on every workout counts.",
    when: "We add it up when the month is over, and email you three days before we collect anything.",
    /** There was one before. */
    replaced: "Your new payment method is saved",
    replacedWhen: "We use it from the next time we collect. Three days before, you get an email.",
    find: "Find somebody to support",
    home: "Go to Home",
  },
};
