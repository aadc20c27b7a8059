/** The first week on Home: what leads to the first donor and the first money, what a month looks like, and what was reached. */
export const firstWeek = {
  title: "Tes premiers pas",
  progress: (done: number, of: number) => `${done} sur ${of}`,
  done: "fait",
  steps: {
    organisations: {
      name: "Choisis qui tes calories aident",
      help: "Ce que tu récoltes est partagé à parts égales entre les associations choisies.",
    },
    workout: {
      name: "Note ta première séance",
      help: "À la main en trente secondes, ou laisse faire ta montre.",
    },
    donor: {
      name: "Trouve ton premier soutien",
      help: "Un message à un ami suffit. Sans soutien, tes calories ne récoltent encore rien.",
    },
    raised: {
      name: "Vois-les devenir de l’argent",
      help: "À la fin du mois, nous faisons le total : tu vois chaque euro et où il va.",
    },
    burner: {
      name: "Choisis quelqu’un à soutenir",
      help: "Tu donnes quelques centimes par 100 calories, jamais plus que ton plafond.",
    },
    payment: {
      name: "Ajoute un moyen de paiement",
      help: "Ton soutien compte dès ce moment. Tu vois chaque montant trois jours avant le prélèvement.",
    },
    effort: {
      name: "À eux de bouger",
      help: "Leur prochaine séance compte pour toi. Tu n’as rien à faire.",
    },
    given: {
      name: "Vois ce que cela a donné",
      help: "Après le premier prélèvement, tu vois quelles associations l’ont reçu.",
    },
  },
  waits: {
    pausedUntil: (day: string) =>
      `Tes dons sont en pause jusqu’au ${day}. Les séances comptent à nouveau dès ce jour.`,
    paused: "Tes dons sont en pause. Les séances comptent à nouveau dès que tu reprends.",
    rests: (name: string, day: string) =>
      `${name} se repose jusqu’au ${day}. Ses séances comptent à nouveau dès ce jour.`,
    allRest: (day: string) =>
      `Toutes les personnes que tu soutiens se reposent. La première revient le ${day}.`,
  },
  connect: "Connecter une montre ou une appli",
  tag: "Exemple",
  burnExample: (kcal: string, rate: string, amount: string) =>
    `Deux courses par semaine, c’est environ ${kcal} calories par mois. Avec deux soutiens à ${rate} par 100, cela fait ${amount} pour tes associations.`,
  giveExample: (kcal: string, rate: string, amount: string) =>
    `Un ami qui court deux fois par semaine brûle environ ${kcal} calories par mois. À ${rate} par 100, tu donnes ${amount}.`,
  alsoBurn: "Tu peux bouger, toi aussi : d’autres donnent quand tu bouges",
  alsoGive: "Tu peux donner, toi aussi : soutiens un ami qui bouge",
  moments: {
    close: "Fermer",
    first_donor: {
      title: "Ton premier soutien est là",
      line: (names: string) => `Désormais, tes séances récoltent de l’argent grâce à ${names}.`,
      nobody: "Désormais, tes séances récoltent de l’argent.",
      action: "Voir qui c’est",
    },
    kcal_10000: {
      title: (figure: string) => `${figure} calories`,
      line: "C’est plus de trois marathons. Tout vient de toi, une séance après l’autre.",
      action: "Voir tes séances",
    },
    raised_100: {
      title: (amount: string) => `${amount} récoltés`,
      line: (amount: string) =>
        `Tes calories ont récolté plus de ${amount} pour les associations que tu as choisies.`,
      action: "Voir où ils sont",
    },
    raised_arrived: {
      title: "Tes calories sont arrivées",
      line: (amount: string, names: string) =>
        `${amount} que tu as récoltés sont entre les mains de ${names}.`,
      action: "Voir chaque euro",
    },
    given_arrived: {
      title: "Tes dons sont arrivés",
      line: (amount: string, names: string) => `${amount} de ta part sont entre les mains de ${names}.`,
      action: "Voir tes mois",
    },
  },
  saved: {
    title: (name: string) => `Merci. ${name} peut compter sur toi`,
    many: "Merci. Ils peuvent compter sur toi",
    nobody: "Ton moyen de paiement est enregistré",
    from: "À partir de maintenant, chaque séance compte.",
    when: "Nous faisons le total à la fin du mois et t’écrivons trois jours avant de prélever quoi que ce soit.",
    replaced: "Ton nouveau moyen de paiement est enregistré",
    replacedWhen: "Nous l’utilisons dès le prochain prélèvement. Trois jours avant, tu reçois un e-mail.",
    find: "Trouver quelqu’un à soutenir",
    home: "Aller à l’accueil",
  },
};
