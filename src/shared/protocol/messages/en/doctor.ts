import type { Messages } from '../../../i18n/translate.ts';

/** Why nobody sees a table, and what to do about it: each cause a sentence, each remedy one. */
export const DOCTOR_MESSAGES: Messages = {
  'doctor.no-network': 'This computer isn’t on a network.',
  'doctor.no-address': 'There’s a network, but its router hasn’t given this computer an address.',
  'doctor.only-vpn': 'This computer isn’t on your home network: it only has {name}, a VPN, which leads elsewhere.',
  'doctor.no-ipv4': 'This network has no IPv4 addresses, and tables can’t be found without them.',
  'doctor.macos-permission': 'macOS doesn’t let Panno Verde use the local network.',
  'doctor.nothing-goes-out': 'A rule on this computer blocks everything it sends to your network.',
  'doctor.vpn-keeps-in':
    'Nothing gets from this computer to your network: a rule blocks it, most likely the VPN’s ({name}).',
  'doctor.voiceless': 'This computer can’t broadcast to your network ({code}), so it can’t find tables or be found.',
  'doctor.closed': 'No table is open here: only this computer can join.',
  'doctor.told-alone':
    'Panno Verde was started for this computer only (--host): nobody else can join, whatever is open.',
  'doctor.no-discovery': 'Panno Verde was started with --no-discovery: it doesn’t announce tables or look for any.',
  'doctor.port-taken': 'Another program is using port {port} at {address}, so Panno Verde can’t be reached there.',
  'doctor.deaf': 'Panno Verde can’t listen at {address} ({code}), so nobody can join there.',
  'doctor.other-port':
    'Panno Verde is on port {port} here, not the usual {usual}: an address without the port leads elsewhere.',
  'doctor.firewall': 'A firewall on this computer ({name}) keeps others out.',
  'doctor.firewall-perhaps':
    'This computer has a firewall on ({name}), and Panno Verde can’t tell whether it lets others in.',
  'doctor.firewall-multicast': 'A firewall on this computer ({name}) blocks announcements from your network.',
  'doctor.call-lost':
    '{host} tried to reach this computer and couldn’t, most likely because of this computer’s own firewall.',
  'doctor.apart':
    'Only the router answers on this network: there’s no other device, or the access point keeps devices apart.',
  'doctor.multicast':
    '{host} says it’s announcing its tables, but nothing arrives here: the network doesn’t pass announcements (multicast) on.',
  'doctor.other-subnet':
    '{other} joined from another network, behind a router: people there don’t see what’s open on this one.',
  'doctor.other-version': 'Another version is on your network: {theirs}. You have {ours}.',
  'doctor.reached': 'All is well here: {by} has just reached this computer.',
  'doctor.well': 'As far as this computer can tell, all is well here.',
  'doctor.found': 'All is well: there’s an open table at {host}, and it can be found.',
  'doctor.nothing-open': '{host} is running Panno Verde but has no open table.',
  'doctor.nobody-there': 'This computer can hear the network and has asked everywhere: no other Panno Verde answers.',
  'doctor.there-reached': '{host} answers at {address}.',
  'doctor.there-closed': 'There’s a computer at {address}, but no table is open on it.',
  'doctor.there-other': 'Whatever is at {address}, it isn’t Panno Verde.',
  'doctor.there-firewall':
    'There’s a computer at {address}, but it doesn’t let anyone in, most likely because of its firewall.',
  'doctor.there-nobody':
    'No device answers at {address}: it’s off, its address has changed, or the access point keeps devices apart.',
  'doctor.there-far': '{address} is on a different network from this computer ({own}), and nobody answers there.',

  'doctor.do.join-network': 'Join the Wi-Fi the others are on, or plug in a cable.',
  'doctor.do.ask-router': 'Leave the network and join it again. If that doesn’t help, restart the router.',
  'doctor.do.leave-vpn': 'Join the Wi-Fi the others are on. If it doesn’t show up, pause the VPN.',
  'doctor.do.type-address': 'Others can join by address: “Join with a code”, then {address}.',
  'doctor.do.type-theirs': 'Use “Join with a code” and the address that the other computer shows.',
  'doctor.do.allow-on-macos':
    'System Settings → Privacy & Security → Local Network: turn on Panno Verde, then restart it.',
  'doctor.do.let-out': 'Allow outgoing connections for Panno Verde in this computer’s firewall.',
  'doctor.do.let-vpn': 'Allow the local network in the VPN’s settings, or pause the VPN while you play.',
  'doctor.do.open-table': 'Open the table, or the room, to the network.',
  'doctor.do.let-listen': 'Start it without --host, or with --host 0.0.0.0.',
  'doctor.do.discover': 'Start it without --no-discovery, or join by the address that the other computer shows.',
  'doctor.do.free-port':
    'Close the other program, most likely a second Panno Verde. This one then takes the port automatically.',
  'doctor.do.start-again': 'Restart Panno Verde, with a port from 1024 up if it has a lower one.',
  'doctor.do.type-port': 'Include the port: {address}.',
  'doctor.do.command': 'Open it: run this in a terminal, as an administrator.',
  'doctor.do.macos-app':
    'System Settings → Network → Firewall → Options: allow incoming connections for Panno Verde. Or in a terminal:',
  'doctor.do.macos-all':
    'System Settings → Network → Firewall → Options: turn off “Block all incoming connections”. Or in a terminal:',
  'doctor.do.let-meet':
    'Check that both are on the same Wi-Fi, and not a guest one. In the router’s settings, turn off what keeps devices apart (“AP isolation”).',
  'doctor.do.same-version': 'Update both to the same version. Until then, a browser can join everywhere.',
  'doctor.do.look-there':
    'Check the other device: is it on the same Wi-Fi, and not a guest one? You can also enter {address} there.',
  'doctor.do.choose': 'Choose it in the list of open tables.',
  'doctor.do.choose-asked': 'It was found by asking and is now in the list: choose it there.',
  'doctor.do.open-there': 'Open a table on {host}.',
  'doctor.do.ask-there': 'Check there, too: npm run serve -- --doctor says why nobody sees it.',
  'doctor.do.come-in': 'Join there with the table’s code.',
  'doctor.do.other-place': 'Check the address and the port after the colon.',
  'doctor.do.same-network': 'Join the network that the other computer is on.',
};
