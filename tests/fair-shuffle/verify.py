"""Checks sealed shuffles by docs/fair-shuffle.md alone: python3 verify.py FILE… of records or test vectors. Names and absences are the host's word: no hash has them."""
import hashlib, hmac, json, sys

def u32(n): return n.to_bytes(4, "big")
def text(words): return u32(len(words.encode())) + words.encode()

def raw(word, digits=64):
    assert len(word) == digits and set(word) <= set("0123456789abcdef"), f"{word[:80]} is no hex in small letters"
    return bytes.fromhex(word)

def context(seal, attempt):
    return text("panno-verde/seal/1") + text(raw(seal["match"], 32).hex()) + u32(seal["seal"]) + u32(attempt)

def commitment(seal, attempt, part, device=None):
    who = text("host") if device is None else text("device") + u32(device)
    return hashlib.sha256(context(seal, attempt) + who + raw(part)).hexdigest()

def seed_of(seal, host, devices):
    lines = [u32(d["device"]) + raw(d["commitment"]) + raw(d["part"]) for d in devices]
    transcript = context(seal, seal["attempt"]) + raw(host["commitment"]) + u32(len(devices)) + b"".join(lines)
    return hmac.digest(raw(host["part"]), transcript, "sha256")

def words_of(seed):
    block = 0
    while True:
        digest = hmac.digest(seed, u32(block), "sha256")
        yield from (int.from_bytes(digest[k : k + 4], "big") for k in range(0, 32, 4))
        block += 1

def below(words, n):
    fair = 2**32 // n * n
    return 0 if n == 1 else next(word for word in words if word < fair) % n

def is_redrawn(event, among, seats, words):
    [drawn] = [value for field, value in event.items() if field not in ("by", "type", "t")]
    if type(drawn) is str:
        return among is not None and sorted(set(among)) == among and among[below(words, len(among))] == drawn
    assert among is None, "there is nothing to choose from where cards or a seat are drawn"
    if type(drawn) is int:
        return below(words, seats) == drawn
    cards = sorted(drawn)
    for last in range(len(cards) - 1, 0, -1):
        other = below(words, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards == drawn

def check_devices(seal, attempt, host, devices):
    listed = [device["device"] for device in devices]
    assert listed == sorted(set(listed)), "the devices are out of order"
    assert len({host, *(device["commitment"] for device in devices)}) == len(devices) + 1, "a commitment is repeated"
    for device in devices:
        made = commitment(seal, attempt, device["part"], device["device"]) if device["part"] else raw(device["commitment"]).hex()
        assert made == device["commitment"], f"device {device['device']} opened another part"

def check_seal(seal, draws, seats):
    host = seal["host"]
    assert commitment(seal, seal["attempt"], host["part"]) == host["commitment"], "the host opened another part"
    check_devices(seal, seal["attempt"], host["commitment"], seal["devices"])
    assert len(seal["restarts"]) == seal["attempt"], "a try is not told"
    for attempt, restart in enumerate(seal["restarts"]):
        check_devices(seal, attempt, restart["host"], restart["devices"])
        assert any(device["part"] is None for device in restart["devices"]), "begun anew without a reason"
    words = words_of(seed_of(seal, host, seal["devices"]))
    assert draws, "nothing was drawn from it"
    for event, among in draws:
        assert is_redrawn(event, among, seats, words), f"{json.dumps(event)[:60]} was not drawn from it"

def check_record(record):
    seals, events = record.get("seals", []), record["events"]
    assert [seal["seal"] for seal in seals] == list(range(len(seals))), "the seals have gaps"
    assert len({seal["match"] for seal in seals}) == 1, "there are no seals, or those of several matches"
    drawn = [draw["event"] for seal in seals for draw in seal["draws"]]
    assert drawn == [k for k, event in enumerate(events) if event["by"] == "chance"], "draws are left out"
    for seal in seals:
        check_seal(seal, [(events[draw["event"]], draw.get("among")) for draw in seal["draws"]], record["seats"])
    return len(seals)

def check_vectors(vectors):
    for v in vectors["commitments"]:
        made = [commitment(v, v["attempt"], v["part"], device) for device in (None, 0, 1)]
        assert made == [v["host"], v["device0"], v["device1"]], "commitment"
    for v in vectors["seeds"]:
        assert seed_of(v, v["host"], v["devices"]).hex() == v["seed"], "seed"
    for v in vectors["streams"]:
        words = words_of(bytes.fromhex(v["seed"]))
        assert [below(words, draw["n"]) for draw in v["below"]] == [draw["drawn"] for draw in v["below"]], "stream"
    for v in vectors["seals"]:
        check_seal(v["opened"], [(draw["event"], draw.get("among")) for draw in v["opened"]["draws"]], v["seats"])
    return sum(len(v) for v in vectors.values() if isinstance(v, list))

for file in sys.argv[1:]:
    try:
        read = (data := open(file, "rb").read()).decode(json.detect_encoding(data))
        vectors = [json.loads(read)] if '"protocol"' in read else []
        records = [] if vectors else [json.loads(line) for line in read.split("\n") if line.strip()]
        print(f"{file}: whole, {sum([check_vectors(v) for v in vectors] + [check_record(r) for r in records])} checked")
    except (AssertionError, ValueError, KeyError, IndexError, TypeError) as fault:
        sys.exit(f"{file}: broken: {fault}")
