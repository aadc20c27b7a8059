import type { OrganisationName, Texts } from "./facts.ts";

export const de: Readonly<Record<OrganisationName, Texts>> = {
  "Forest Return": {
    short_description: "Heimischer Wald, Hang für Hang neu gepflanzt.",
    long_description:
      "Forest Return kauft ausgelaugtes Land und gibt es Eiche, Hainbuche und Linde zurück. Freiwillige pflanzen von November bis März, die Nachbarn wählen die Wege, und mindestens neunundneunzig Jahre lang fällt niemand einen Baum.\n\nZehn Euro bezahlen vier junge Bäume, mit ihren Pfählen und drei Jahren Pflege.",
    result: "2026: 4 120 junge Eichen, Linden und Hainbuchen im Boden.",
  },
  "Blue Shore": {
    short_description: "Saubere Strände und eine lebendige Nordsee.",
    long_description:
      "Blue Shore bringt Menschen an die belgische Küste, um aufzulesen, was das Meer zurückgibt, zählt jedes Stück und bringt die Zahlen zu denen, die es an der Quelle stoppen können.\n\nDie Vereinigung stellt auch Muschelbänke wieder her, die Wellen bremsen und junge Fische schützen.",
    result: "2026: 7 Tonnen Abfall vom Strand, jedes Stück gezählt.",
  },
  "Warm Table": {
    short_description: "Warme Mahlzeiten und Gesellschaft für alle, die allein essen.",
    long_description:
      "An jedem Wochentag kocht Warm Table in elf Nachbarschaftsküchen. Wer essen möchte, setzt sich dazu; wer kann, hilft. Was übrig bleibt, fährt mit dem Lastenrad zu Menschen, die nicht aus dem Haus können.",
    result: "2026: 12 400 warme Mahlzeiten, in Gesellschaft.",
  },
  "Second Saddle": {
    short_description: "Reparierte Räder für Kinder, die keines haben.",
    long_description:
      "Second Saddle holt vergessene Räder aus Kellern, repariert sie mit Jugendlichen, die das Handwerk lernen, und gibt sie über Schulen an Kinder weiter, mit Schloss, Helm und einer ersten gemeinsamen Fahrt.",
    result: "2026: 386 Kinder auf einem eigenen Rad.",
  },
  "Night Shelter Sint-Anna": {
    short_description: "Ein Bett, eine Dusche und ein Plan für den Morgen.",
    long_description:
      "Vierzig Betten, jede Nacht des Jahres offen, keine Fragen an der Tür. Am Morgen sucht ein Team mit jedem Gast den nächsten Schritt: Papiere, eine Ärztin, ein eigenes Zimmer.",
    result: "2026: 13 200 Nächte in einem warmen Bett, und 71 Menschen, die ein Zuhause fanden.",
  },
  "Bees of the Boulevard": {
    short_description: "Blühstreifen und Wildbienen mitten in der Stadt.",
    long_description:
      "Vom Rand der Tramgleise bis zum Schuldach: Bees of the Boulevard sät heimische Blumen, wo Kies lag, und bringt Schulklassen bei zu lesen, was dort einzieht.",
    result: "2026: 9 km blühender Wegrand, und 41 Arten Wildbienen.",
  },
  "Read to Me": {
    short_description: "Freiwillige, die jede Woche zu Hause vorlesen.",
    long_description:
      "Ein Kind, dem vorgelesen wird, findet eigene Worte. Read to Me schickt Freiwillige mit einer Tasche voller Bücher in Familien, eine Stunde pro Woche, ein halbes Jahr lang, in der Sprache von daheim und in der Sprache der Schule.",
    result: "2026: 2 300 Stunden Vorlesen, in 19 Sprachen.",
  },
  "Clear Water Now": {
    short_description: "Dorfbrunnen, die in Betrieb bleiben.",
    long_description:
      "Einen Brunnen zu bohren ist leicht; ihn in Betrieb zu halten ist die Arbeit. Clear Water Now bildet in jedem Dorf zwei Techniker aus, hält Ersatzteile bereit und veröffentlicht, welche Brunnen heute laufen.",
    result: "2026: 58 Brunnen, die das ganze Jahr liefen.",
  },
  "Play Street": {
    short_description: "Straßen, die mittwochs den Kindern gehören.",
    long_description:
      "Mit einer Kiste Kreide, Seilen und einer Sperre schließen Play Street und die Nachbarn eine Straße für einen Nachmittag. Dreihundert Straßen bisher, und eine Versicherung, mit der alle anfangen können.",
    result: "2026: 312 Straßen ohne Auto am Mittwochnachmittag.",
  },
  "Open Workshop": {
    short_description: "Werkzeug, Werkbänke und jemand, der zeigt, wie es geht.",
    long_description:
      "Holz, Metall, Stoff und Elektronik, an sechs Abenden pro Woche. Wer nicht zahlen kann, zahlt nichts. Was hier repariert wird, landet nicht im Müll: neun Tonnen im letzten Jahr.",
    result: "2026: 9 Tonnen repariert statt weggeworfen.",
  },
  "Hand in Paw": {
    short_description: "Assistenzhunde für Menschen, die seit Jahren auf einen warten.",
    long_description:
      "Achtzehn Monate Ausbildung, eine Gastfamilie, und dann ein Team fürs Leben. Hand in Paw gibt jeden Hund kostenlos und bleibt an der Seite der beiden, solange sie zusammenarbeiten.",
    result: "2026: 14 Menschen, die nicht mehr auf ihren Hund warten.",
  },
  "Peat and Reed": {
    short_description: "Nasse Natur, die Wasser, Kohlenstoff und Kraniche hält.",
    long_description:
      "Peat and Reed schließt Gräben. Ein trockengelegtes Moor verliert jahrzehntelang seinen Kohlenstoff; ein nasses nimmt ihn wieder auf. Ins erste Schutzgebiet kamen die Kraniche nach hundertzwanzig Jahren zurück.",
    result: "2026: 64 Hektar wieder unter Wasser, und 3 Kranichpaare.",
  },
};
