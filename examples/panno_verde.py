"""A seat at a table of Panno Verde: what docs/protocol.md says, in Python with nothing besides.

    panno_verde.play(choose)    # python3 your-bot.py HOST:PORT CODE NAME

`choose(observation, moves)` answers one of the moves, or None to let the others act first.
"""
import base64, json, os, socket, struct, sys


class Line:
    """A WebSocket to the host."""

    def __init__(self, address):
        host, port = address.rsplit(':', 1)
        self.socket, key = socket.create_connection((host, int(port))), base64.b64encode(os.urandom(16)).decode()
        self.bytes, self.calls = self.socket.makefile('rb'), []
        self.socket.sendall(f'GET /ws HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n'
                            f'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n'.encode())
        if b' 101 ' not in self.bytes.readline():
            sys.exit(f'{address} is no table of Panno Verde, or lets nobody in')
        while self.bytes.readline().strip():
            pass

    def send(self, kind, data):
        size, mask = len(data), os.urandom(4)
        head = struct.pack('>BB', 128 | kind, 128 | size) if size < 126 else struct.pack('>BBH', 128 | kind, 254, size)
        self.socket.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))

    def call(self, path, **given):
        self.calls.append(path)
        self.send(1, json.dumps({'i': str(len(self.calls) - 1), 'p': {'u': f'/{path}', 'b': {'json': given}}}).encode())

    def told(self):
        """All that is told from now on: the call it belongs to, and what it says."""
        data = b''
        while head := self.bytes.read(2):
            kind, size = head[0] & 15, head[1]
            wide = int.from_bytes(self.bytes.read({126: 2, 127: 8}.get(size, 0)), 'big')
            part = self.bytes.read(wide if size > 125 else size)
            if kind == 9:
                self.send(10, part)
            data += part if kind < 3 else b''
            if kind < 3 and head[0] & 128:
                message, data = json.loads(data), b''
                body = message['p'].get('b') or message['p'].get('d') or {}
                yield self.calls[int(message['i'])], body.get('json') or {}


class Player:
    """Who takes the first free seat, and makes the moves that are chosen."""

    def __init__(self, line, name, choose):
        self.line, self.name, self.choose = line, name, choose
        self.table, self.view, self.asked, self.seat = None, None, None, None
        self.is_open, self.update, self.answered = True, None, None

    def hear(self, path, told):
        if 'data' in told:
            self.refused(path, told['data'].get('reason'))
        if path == 'play/move':
            answered, self.answered = self.answered, None
            if self.update is not answered:
                self.move()
        elif 'data' in told:
            return
        elif path == 'tables/enter':
            self.table = told['table'] or sys.exit('no table is put up yet')
            self.line.call('table/watch', table=self.table)
        elif path == 'table/watch' and told:
            self.see_table(told)
        elif path == 'play/watch' and told:
            self.update = told
            self.move()

    def refused(self, path, reason):
        if path == 'tables/enter':
            sys.exit(f'{path} is refused: {reason}')
        # The table tells when it goes on; after the others there has been a newer update, or will be.
        if reason not in ('paused', 'countdown', 'stale', 'overtaken', 'seat-taken'):
            print(f'{path} is refused: {reason}', flush=True)
        if path == 'table/sit':
            asked, self.asked = self.asked, None
            if self.view['seats'][asked]['kind'] != 'empty':
                self.see_table(self.view)

    def see_table(self, told):
        self.view = told
        free = [seat for seat, who in enumerate(told['seats']) if who['kind'] == 'empty']
        if self.seat is None and told['mine']:
            self.seat = told['mine'][0]
            self.line.call('play/watch', table=self.table, viewer=self.seat)
        elif self.seat is None and self.asked is None and free:
            self.asked = free[0]
            self.line.call('table/sit', table=self.table, seat=self.asked, name=self.name)
        if self.seat in (told['scorePause'] or []):
            self.line.call('table/goOn', table=self.table)
        was_open, self.is_open = self.is_open, not told['paused'] and not told.get('startsIn')
        if self.is_open and not was_open:
            self.move()

    def move(self):
        """One at a time. What was offered while the table was paused, or counted down, is still to be answered."""
        update = self.update
        if update and update['moves'] and self.is_open and not self.answered:
            chosen = self.choose(update['observation'], update['moves'])
            if chosen:
                self.answered = update
                self.line.call('play/move', table=self.table, seat=self.seat, match=update['match'],
                               version=update['version'], move=chosen)


def play(choose):
    """Comes in by what the command line says, and plays until the line ends."""
    address, code, name = sys.argv[1:4]
    line = Line(address)
    player = Player(line, name, choose)
    line.call('session/greet')
    line.call('tables/enter', code=code, name=name)
    for path, told in line.told():
        player.hear(path, told)
