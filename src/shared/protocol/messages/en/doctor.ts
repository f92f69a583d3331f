import type { Messages } from '../../../i18n/translate.ts';

/** Why nobody sees a table, and what to do about it: each cause a sentence, each remedy one. */
export const DOCTOR_MESSAGES: Messages = {
  'doctor.no-network': 'This computer is in no network.',
  'doctor.no-address': 'There is a network, but its router has given this computer no address.',
  'doctor.only-vpn':
    'This computer is in no network of the house: only {name} is there, which leads out of it (a VPN).',
  'doctor.no-ipv4': 'This network has no IPv4 addresses, and tables are found by those alone.',
  'doctor.macos-permission': 'macOS does not let Panno Verde into the local network.',
  'doctor.nothing-goes-out': 'A rule on this computer lets nothing out into the house.',
  'doctor.vpn-keeps-in':
    'Nothing goes out from this computer into the house: a rule forbids it, most likely one of the VPN ({name}).',
  'doctor.voiceless':
    'This computer can’t speak to the whole house at once ({code}), so it neither finds nor is found.',
  'doctor.closed': 'No table is open here: nobody but this computer comes in.',
  'doctor.told-alone':
    'Panno Verde was started for this computer alone (--host): nobody else can come in, whatever is open.',
  'doctor.no-discovery': 'Panno Verde was started with --no-discovery: it announces no tables and looks for none.',
  'doctor.port-taken':
    'Another program on this computer has port {port} at {address}, so Panno Verde is not reached there.',
  'doctor.deaf': 'Panno Verde can’t listen at {address} ({code}), so nobody comes in there.',
  'doctor.other-port':
    'Panno Verde is at port {port} here, not at the usual {usual}: an address typed without the port leads elsewhere.',
  'doctor.firewall': 'A firewall on this computer ({name}) keeps others out.',
  'doctor.firewall-perhaps':
    'A firewall is on at this computer ({name}), and Panno Verde can’t read whether it lets others in.',
  'doctor.firewall-multicast': 'A firewall on this computer ({name}) keeps out what is announced in the house.',
  'doctor.call-lost':
    '{host} was asked to call this computer and did not get through: that is most often this computer’s own firewall.',
  'doctor.apart':
    'Nobody in this network answers but the router: no other device is in it, or the access point keeps its devices apart.',
  'doctor.multicast':
    '{host} says that it announces its tables, but nothing of that arrives here: the network passes no announcements (multicast) on.',
  'doctor.other-subnet':
    '{other} came in from another network, behind a router: nobody there sees by themselves what is open in this one.',
  'doctor.other-version': 'There is another version in the house: {theirs}; this is {ours}.',
  'doctor.reached': 'All is well here: {by} has got through to this computer just now.',
  'doctor.well': 'As far as this computer can tell by itself, all is well here.',
  'doctor.found': 'All is well: a table is open at {host}, and it is found.',
  'doctor.nothing-open': '{host} runs Panno Verde, but has no table open.',
  'doctor.nobody-there':
    'This computer hears the house and has asked everywhere around: no Panno Verde answers in its network.',
  'doctor.there-reached': '{host} answers at {address}.',
  'doctor.there-closed': 'There is a computer at {address}, but no table is open on it.',
  'doctor.there-other': 'At {address} there is something else than Panno Verde.',
  'doctor.there-firewall':
    'There is a computer at {address}, but it does not let anybody in: that is most often its firewall.',
  'doctor.there-nobody':
    'No device answers at {address}: it is off, has another address by now, or the access point keeps its devices apart.',
  'doctor.there-far': '{address} is in another network than this computer ({own}), and nobody answers there.',

  'doctor.do.join-network': 'Join the Wi-Fi that the others are in, or plug in the cable.',
  'doctor.do.ask-router': 'Leave the network and join it again; if that does not help, restart the router.',
  'doctor.do.leave-vpn': 'Join the Wi-Fi that the others are in; pause the VPN if that stays away.',
  'doctor.do.type-address': 'Others come in by the address: “Come in by code”, and there {address}.',
  'doctor.do.type-theirs': 'Come in by the address that the other computer shows: “Come in by code”.',
  'doctor.do.allow-on-macos':
    'System Settings → Privacy & Security → Local Network: switch Panno Verde on, then start it again.',
  'doctor.do.let-out': 'Allow Panno Verde outgoing connections in this computer’s firewall.',
  'doctor.do.let-vpn': 'Allow the local network in the VPN’s settings, or pause the VPN while you play.',
  'doctor.do.open-table': 'Open the table, or the room, to the network.',
  'doctor.do.let-listen': 'Start it without --host, or with --host 0.0.0.0.',
  'doctor.do.discover': 'Start it without --no-discovery, or come in by the address that the other computer shows.',
  'doctor.do.free-port': 'Close the other program, most likely a second Panno Verde; then it listens here by itself.',
  'doctor.do.start-again': 'Start Panno Verde again, with a port from 1024 on if it has a lower one.',
  'doctor.do.type-port': 'Say it with the port: {address}.',
  'doctor.do.command': 'Open it: type this in a terminal, as its administrator.',
  'doctor.do.macos-app':
    'System Settings → Network → Firewall → Options: let Panno Verde receive connections. Or in a terminal:',
  'doctor.do.macos-all':
    'System Settings → Network → Firewall → Options: switch off that all incoming connections are blocked. Or in a terminal:',
  'doctor.do.let-meet':
    'Look whether both are in the same Wi-Fi and not in one for guests; in the router’s settings, switch off what keeps devices apart (“AP isolation”).',
  'doctor.do.same-version': 'Bring both to the same version; until then a browser comes in everywhere.',
  'doctor.do.look-there':
    'Look at the other device: is it in the same Wi-Fi, and no guest there? There one can type {address}, too.',
  'doctor.do.choose': 'Choose it in the list of open tables.',
  'doctor.do.choose-asked': 'It was found by asking, and stands in the list: choose it there.',
  'doctor.do.open-there': 'Open a table there, at {host}.',
  'doctor.do.ask-there': 'Ask there, too: npm run serve -- --doctor says why nobody sees it.',
  'doctor.do.come-in': 'Come in there with the table’s code.',
  'doctor.do.other-place': 'Look at the address again, and at the port behind the colon.',
  'doctor.do.same-network': 'Join the network that the other computer is in.',
};
