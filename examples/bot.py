#!/usr/bin/env python3
"""A bot of one's own at a table of Panno Verde: python3 bot.py HOST:PORT CODE NAME

It comes in with the code, takes a free seat and plays until the line ends. What it thinks is all in `choose`: put your
own there. docs/protocol.md tells what goes over the line.
"""
import base64, json, os, random, socket, struct, sys

IDLE = {'pass', 'take', 'decline'}


def choose(observation, moves):
    """One of the moves its seat may make, from what that seat sees: here any of them, idling only where it must."""
    return random.choice([move for move in moves if move['type'] not in IDLE] or moves)


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
            part = self.bytes.read(wide or size)
            if kind == 9:
                self.send(10, part)
            data += part if kind < 3 else b''
            if kind < 3 and head[0] & 128:
                message, data = json.loads(data), b''
                body = message['p'].get('b') or message['p'].get('d') or {}
                yield self.calls[int(message['i'])], body.get('json') or {}


def play(line, code, name):
    table, seat = None, None
    line.call('session/greet')
    line.call('tables/enter', code=code, name=name)
    for path, told in line.told():
        if 'data' in told:
            (sys.exit if path == 'tables/enter' else print)(f"{path} is refused: {told['data'].get('reason')}")
            seat = None if path == 'table/sit' else seat
        elif path == 'tables/enter':
            line.call('table/watch', table=(table := told['table'] or sys.exit('no table is put up yet')))
        elif path == 'table/watch' and told and told['mine'] and seat in (None, 'asked for'):
            seat = told['mine'][0]
            line.call('play/watch', table=table, viewer=seat)
        elif path == 'table/watch' and told and seat is None:
            seat, kinds = 'asked for', [who['kind'] for who in told['seats']]
            line.call('table/sit', table=table, seat=kinds.index('empty'), name=name)
        elif path == 'table/watch' and told and seat in (told['scorePause'] or []):
            line.call('table/goOn', table=table)
        elif path == 'play/watch' and told.get('moves'):
            move = choose(told['observation'], told['moves'])
            line.call('play/move', table=table, seat=seat, match=told['match'], version=told['version'], move=move)


play(Line(sys.argv[1]), *sys.argv[2:4])
