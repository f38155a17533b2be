/** What the page says that deals a finished game again. */
export const verify = {
  title: 'Check a shuffle',
  lead: 'The record of a finished game tells everything. Here your own browser deals the game again and checks that nobody had a hand in it.',
  choose: 'Choose a record',
  drop: 'or drop it here',
  checking: 'Checking …',
  ok: 'Everything is right.',
  bad: 'Something is wrong.',
  unread: 'This file is not a record.',
  checks: {
    file: 'The file is a complete record',
    shuffle: 'The seed is the one that was promised before the deal',
    options: 'The options are those of the game',
    setup: 'The seed and everybody’s salt deal exactly these cards',
    moves: (count: number | null) =>
      `All ${count === null ? '' : `${count} `}moves follow the rules and do what is written`,
    results: 'The result is what the rules make of it',
    commit: 'The promise is the one this browser saw when the game began',
    salt: 'The salt of this browser is among the salts',
  },
  unseen: 'This browser did not see the beginning of the game, so it cannot compare the promise itself.',
  how: 'How it works',
  howText:
    'Before the deal the service fixes a secret number and publishes its fingerprint (SHA-256). Each seat’s browser adds a random number of its own. All together make the order of the cards. At the end everything is published: the fingerprint shows that the secret was not changed, and your salt shows that nobody could choose the order.',
  offline: 'Nothing is sent anywhere: the check runs on this page.',
  where: 'Where',
  why: 'Why',
  players: 'Players',
  commitment: 'Promised fingerprint',
  seed: 'Seed',
  salts: 'Salts',
};
