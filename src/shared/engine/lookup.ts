/** A function of a few known things, asked for each of them once: the answers are looked up. Throws for anything else. */
export function lookup<Key extends string, Answer>(
  keys: readonly Key[],
  answerTo: (key: Key) => Answer,
): (key: Key) => Answer {
  const answers = new Map(keys.map((key) => [key, answerTo(key)]));
  return (key) => {
    const answer = answers.get(key);
    if (answer === undefined) throw new RangeError(`there is no ${key}`);
    return answer;
  };
}
