/*
 * Briscola Chiamata with a table's default options, in plain C, as the limit of what the rules cost: bench/peers.ts
 * compiles it. Every move is chosen among the legal ones and checked as if it came from outside, as in the other two.
 *
 *   briscola SECONDS SEED   plays matches of five scored deals, prints how many deals were dealt and CPU seconds
 *   briscola                reads deals from stdin, one a line (dealer, 40 cards, then moves), prints what each scored
 *                           and how many moves were legal at all its turns together
 *
 * A card is 10 * suit + rank, rank 0 an ace, 9 a two. A call is a rung: 0 to 9 a rank (9 is a bare two), 10 to 68 a two
 * with 62 to 120 points; -1 is a pass. A trump is its suit.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SEATS = 5, TRICKS = 8, CARDS = 40, RANKS = 10, BARE_TWO = 9, TOP = 68, PASS = -1, DEALS = 5 };
typedef enum { DEALING, AUCTION, TRUMP, PLAY, SCORED } Phase;

static const int POINTS[RANKS] = {11, 10, 4, 3, 2, 0, 0, 0, 0, 0};

typedef struct {
  Phase phase;
  int turn, dealer, rung, bidder, passed, trump, called, holder, led, best, best_seat, laid, tricks;
  uint64_t hands[SEATS];
  int taken[SEATS], scores[SEATS];
} Deal;

static uint64_t chance;
static uint32_t below(uint32_t n) {
  chance ^= chance << 13, chance ^= chance >> 7, chance ^= chance << 17;
  return (uint32_t)(((chance >> 32) * n) >> 32);
}

static void deal_cards(Deal *d, int dealer, const int *cards) {
  memset(d, 0, sizeof *d);
  d->phase = AUCTION, d->dealer = dealer, d->rung = d->holder = -1, d->turn = (dealer + 1) % SEATS;
  for (int k = 0; k < CARDS; k++) d->hands[(dealer + 1 + k) % SEATS] |= 1ull << cards[k];
}

/* How many cards there are, each once (BC-5). */
static int refuse_deal(const int *cards) {
  uint64_t seen = 0;
  for (int k = 0; k < CARDS; k++) {
    if (cards[k] < 0 || cards[k] >= CARDS) return 1;
    seen |= 1ull << cards[k];
  }
  return seen != (1ull << CARDS) - 1;
}

static int legal(const Deal *d, int *moves) {
  int n = 0;
  if (d->phase == AUCTION) {
    for (int r = d->rung + 1; r <= (d->rung < BARE_TWO ? BARE_TWO : TOP); r++) moves[n++] = r;
    moves[n++] = PASS;
  } else if (d->phase == TRUMP) {
    for (; n < 4; n++) moves[n] = n;
  } else {
    for (uint64_t h = d->hands[d->turn]; h; h &= h - 1) moves[n++] = __builtin_ctzll(h);
  }
  return n;
}

/* BC-7, BC-8, BC-11, BC-13 */
static int refuse(const Deal *d, int seat, int move) {
  if (seat != d->turn) return 1;
  if (d->phase == AUCTION) {
    return move != PASS && (move <= d->rung || move > (d->rung < BARE_TWO ? BARE_TWO : TOP));
  }
  if (d->phase == TRUMP) return move < 0 || move > 3;
  return move < 0 || move >= CARDS || !(d->hands[seat] >> move & 1);
}

/* BC-17 to BC-19 */
static void score(Deal *d) {
  int bid = d->rung <= BARE_TWO ? 61 : 61 + d->rung - BARE_TWO;
  int mate = d->holder == d->bidder ? -1 : d->holder;
  int points = d->taken[d->bidder] + (mate < 0 ? 0 : d->taken[mate]);
  int stake = (bid + 9) / 10 - 6;
  stake = stake < 1 ? 1 : stake > 5 ? 5 : stake;
  int unit = points >= bid ? stake : -stake;
  for (int s = 0; s < SEATS; s++) d->scores[s] = s == d->bidder ? unit * (mate < 0 ? 4 : 2) : s == mate ? unit * 2 : -unit;
  d->phase = SCORED;
}

static void apply(Deal *d, int seat, int move) {
  if (d->phase == AUCTION) {
    if (move == PASS) d->passed |= 1 << seat;
    else d->rung = move, d->bidder = seat;
    int next = seat;
    if (d->passed == 31) {
      d->phase = DEALING;
      return;
    }
    do next = (next + 1) % SEATS; while (d->passed >> next & 1);
    if (d->rung >= 0 && (next == d->bidder || d->rung == TOP)) d->phase = TRUMP, d->turn = d->bidder;
    else d->turn = next;
  } else if (d->phase == TRUMP) {
    d->trump = move, d->called = 10 * move + (d->rung < BARE_TWO ? d->rung : BARE_TWO), d->phase = PLAY;
  } else {
    d->hands[seat] &= ~(1ull << move);
    if (move == d->called) d->holder = seat;
    int suit = move / 10, over = suit == d->best / 10 ? move < d->best : suit == d->trump;
    if (d->laid == 0 || over) d->best = move, d->best_seat = seat;
    d->led += POINTS[move % 10];
    if (++d->laid < SEATS) {
      d->turn = (seat + 1) % SEATS;
      return;
    }
    d->taken[d->best_seat] += d->led, d->led = d->laid = 0, d->turn = d->best_seat;
    if (++d->tricks == TRICKS) score(d);
  }
}

static int over(const Deal *d) { return d->phase == SCORED || d->phase == DEALING; }

/* Ends with an error where a move is refused; otherwise makes it. */
static void play(Deal *d, int seat, int move) {
  if (refuse(d, seat, move)) fprintf(stderr, "refused: seat %d, move %d\n", seat, move), exit(2);
  apply(d, seat, move);
}

static long match(void) {
  long dealt = 0;
  int moves[CARDS + TOP], cards[CARDS], dealer = (int)below(SEATS);
  static volatile int kept; /* So that no score is computed for nothing. */
  for (int scored = 0; scored < DEALS; dealer = (dealer + 1) % SEATS, dealt++) {
    for (int k = 0; k < CARDS; k++) cards[k] = k;
    for (int k = CARDS - 1; k > 0; k--) {
      int other = (int)below((uint32_t)k + 1), card = cards[k];
      cards[k] = cards[other], cards[other] = card;
    }
    if (refuse_deal(cards)) exit(2);
    Deal d;
    for (deal_cards(&d, dealer, cards); !over(&d);) play(&d, d.turn, moves[below((uint32_t)legal(&d, moves))]);
    if (d.phase == SCORED) scored++, kept += d.scores[0];
  }
  return dealt;
}

static void check(char *line) {
  int moves[CARDS + TOP], cards[CARDS], dealer = (int)strtol(line, &line, 10), choices = 0;
  for (int k = 0; k < CARDS; k++) cards[k] = (int)strtol(line, &line, 10);
  if (refuse_deal(cards)) exit(2);
  Deal d;
  for (deal_cards(&d, dealer, cards); !over(&d);) {
    choices += legal(&d, moves);
    play(&d, d.turn, (int)strtol(line, &line, 10));
  }
  for (int s = 0; s < SEATS; s++) printf("%d ", d.scores[s]);
  printf("%d\n", choices);
}

int main(int count, char **words) {
  static char line[1 << 12];
  if (count < 3) {
    while (fgets(line, sizeof line, stdin)) check(line);
    return 0;
  }
  double seconds = atof(words[1]);
  chance = strtoull(words[2], 0, 10) * 0x9E3779B97F4A7C15ull | 1;
  clock_t start = clock();
  long dealt = 0;
  do for (int k = 0; k < 100; k++) dealt += match();
  while ((double)(clock() - start) / CLOCKS_PER_SEC < seconds);
  printf("%ld %f\n", dealt, (double)(clock() - start) / CLOCKS_PER_SEC);
  return 0;
}
