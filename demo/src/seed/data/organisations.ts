/** The demo's invented organisations. `mark` is drawn in a 48 x 48 box with {a} (main), {b} (light) and {c} (dark). */
export type DemoOrganisation = {
  name: string;
  short: string;
  long: string;
  hue: number;
  scene: "hills" | "waves" | "roofs" | "circles";
  mark: string;
};

export const ORGANISATIONS: readonly DemoOrganisation[] = [
  {
    name: "Forest Return",
    short: "Replanting native woodland, one slope at a time.",
    long: "Forest Return buys exhausted farmland and gives it back to oak, hornbeam and lime. Volunteers plant from November to March, neighbours choose the paths, and nobody cuts a tree for at least ninety-nine years.\n\nTen euros pay for four young trees with their stakes and three years of care.",
    hue: 150,
    scene: "hills",
    mark: '<path fill="{a}" d="M24 5 10 26h7L8 38h32L31 26h7z"/><path fill="{c}" d="M22 36h4v8h-4z"/><path fill="{b}" d="M24 5v21h-7z" opacity=".55"/>',
  },
  {
    name: "Blue Shore",
    short: "Clean beaches and a living North Sea.",
    long: "Blue Shore brings people together on the Belgian coast to collect what the sea gives back, counts every piece and takes the numbers to those who can stop it at the source.\n\nIt also restores mussel beds that calm the waves and shelter young fish.",
    hue: 220,
    scene: "waves",
    mark: '<path fill="{a}" d="M4 28c7 0 7-6 14-6s7 6 14 6 7-6 12-6v20H4z"/><path fill="{b}" d="M4 36c7 0 7-5 14-5s7 5 14 5 7-5 12-5v11H4z" opacity=".8"/><circle cx="33" cy="13" r="6" fill="{c}"/>',
  },
  {
    name: "Warm Table",
    short: "Hot meals and company for people who eat alone.",
    long: "Every weekday Warm Table cooks in eleven neighbourhood kitchens. Whoever wants to eat sits down; whoever can helps. What is left travels by cargo bike to people who cannot leave home.",
    hue: 35,
    scene: "roofs",
    mark: '<path fill="{a}" d="M6 24h36c0 10-8 17-18 17S6 34 6 24z"/><path fill="none" stroke="{c}" stroke-width="3.5" stroke-linecap="round" d="M17 18c-3-4 3-6 0-10M25 18c-3-4 3-6 0-10M33 18c-3-4 3-6 0-10"/><path fill="{b}" d="M10 28h28v3H10z" opacity=".6"/>',
  },
  {
    name: "Second Saddle",
    short: "Repaired bikes for children who have none.",
    long: "Second Saddle collects bicycles that stand in cellars, repairs them with young people who learn the trade, and gives them to children through schools, with a lock, a helmet and a first ride together.",
    hue: 265,
    scene: "circles",
    mark: '<circle cx="13" cy="31" r="8.5" fill="none" stroke="{a}" stroke-width="4"/><circle cx="35" cy="31" r="8.5" fill="none" stroke="{a}" stroke-width="4"/><path fill="none" stroke="{c}" stroke-width="3.5" stroke-linejoin="round" stroke-linecap="round" d="m13 31 8-14h10l4 14M21 17l5 14H13M18 13h6"/>',
  },
  {
    name: "Night Shelter Sint-Anna",
    short: "A bed, a shower and a plan for the morning.",
    long: "Forty beds, open every night of the year, no questions at the door. In the morning a team looks with each guest for the next step: papers, a doctor, a room of one's own.",
    hue: 285,
    scene: "roofs",
    mark: '<path fill="{a}" d="M24 7 5 23h5v18h28V23h5z"/><path fill="{b}" d="M19 28h10v13H19z"/><path fill="{c}" d="M35 9a6 6 0 1 0 6 8 7 7 0 0 1-6-8z"/>',
  },
  {
    name: "Bees of the Boulevard",
    short: "Flower strips and wild bees in the middle of the city.",
    long: "From tram verges to school roofs: Bees of the Boulevard sows native flowers where there was gravel, and teaches classes to read what comes to live there.",
    hue: 85,
    scene: "circles",
    mark: '<path fill="{a}" d="m24 6 9 5v11l-9 5-9-5V11z"/><path fill="{c}" d="m14 25 9 5v11l-9 5-9-5V30z" transform="translate(0 -3)"/><path fill="{b}" d="m34 25 9 5v11l-9 5-9-5V30z" transform="translate(0 -3)"/>',
  },
  {
    name: "Read to Me",
    short: "Volunteers who read aloud at home, every week.",
    long: "A child who is read to finds its own words. Read to Me sends a volunteer with a bag of books to families for an hour a week, for half a year, in the language of the house and in that of the school.",
    hue: 15,
    scene: "hills",
    mark: '<path fill="{a}" d="M24 14c-5-4-11-5-18-5v27c7 0 13 1 18 5z"/><path fill="{c}" d="M24 14c5-4 11-5 18-5v27c-7 0-13 1-18 5z"/><path fill="none" stroke="{b}" stroke-width="2.5" stroke-linecap="round" d="M11 17c3 0 6 1 8 2M11 24c3 0 6 1 8 2M37 17c-3 0-6 1-8 2M37 24c-3 0-6 1-8 2"/>',
  },
  {
    name: "Clear Water Now",
    short: "Village wells that keep running.",
    long: "Drilling a well is easy; keeping it running is the work. Clear Water Now trains two technicians a village, stocks the spare parts and publishes which wells run today.",
    hue: 200,
    scene: "waves",
    mark: '<path fill="{a}" d="M24 4C15 16 9 23 9 30a15 15 0 0 0 30 0c0-7-6-14-15-26z"/><path fill="none" stroke="{b}" stroke-width="3.5" stroke-linecap="round" d="M16 31a8 8 0 0 0 7 7"/><path fill="{c}" d="M24 4c9 12 15 19 15 26H24z" opacity=".35"/>',
  },
  {
    name: "Play Street",
    short: "Streets that belong to children on Wednesdays.",
    long: "With a box of chalk, ropes and a barrier, Play Street and its neighbours close a street for an afternoon. Three hundred streets so far, and an insurance that lets anybody begin.",
    hue: 350,
    scene: "circles",
    mark: '<circle cx="24" cy="24" r="18" fill="{a}"/><path fill="{b}" d="M24 6a18 18 0 0 1 15.6 9L24 24z"/><path fill="{c}" d="M8.4 33A18 18 0 0 0 24 42V24z"/>',
  },
  {
    name: "Open Workshop",
    short: "Tools, benches and someone who shows you how.",
    long: "Wood, metal, textile and electronics, open six evenings a week. Who cannot pay pays nothing. What is repaired here does not go to waste: nine tonnes last year.",
    hue: 55,
    scene: "roofs",
    mark: '<path fill="{a}" d="M31 6a11 11 0 0 0-10 15L7 35l6 6 14-14A11 11 0 0 0 42 17l-7 7-7-2-2-7 7-7z"/><circle cx="12" cy="36" r="2.4" fill="{b}"/><path fill="{c}" d="m30 31 4-4 8 8-4 6z"/>',
  },
  {
    name: "Hand in Paw",
    short: "Assistance dogs for people who wait years for one.",
    long: "Eighteen months of training, a host family, and then a team for life. Hand in Paw gives each dog to its person free of charge and stays beside both for as long as they work together.",
    hue: 25,
    scene: "hills",
    mark: '<path fill="{a}" d="M24 22c-7 0-13 8-13 14 0 4 4 5 7 4 4-1 8-1 12 0 3 1 7 0 7-4 0-6-6-14-13-14z"/><ellipse cx="9.500" cy="22" rx="4" ry="5.500" fill="{c}"/><ellipse cx="18" cy="12.500" rx="4" ry="6" fill="{c}"/><ellipse cx="30" cy="12.500" rx="4" ry="6" fill="{c}"/><ellipse cx="38.500" cy="22" rx="4" ry="5.500" fill="{c}"/>',
  },
  {
    name: "Peat and Reed",
    short: "Wetlands that hold water, carbon and cranes.",
    long: "Peat and Reed closes ditches. A drained bog loses its carbon for decades; a wet one takes it back. Cranes returned to the first of its reserves after one hundred and twenty years.",
    hue: 175,
    scene: "waves",
    mark: '<path fill="none" stroke="{c}" stroke-width="3.5" stroke-linecap="round" d="M17 40V18M31 40V14M24 40V24"/><rect x="13.500" y="7" width="7" height="15" rx="3.500" fill="{a}"/><rect x="27.500" y="4" width="7" height="15" rx="3.500" fill="{a}"/><path fill="{b}" d="M6 36c6 0 6-3 12-3s6 3 12 3 6-3 12-3v10H6z"/>',
  },
];
